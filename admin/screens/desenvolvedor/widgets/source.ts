import type { JsonSchema } from '#schemas/runtime/model.ts'

/** Casts a definition imported as JSON, whose inferred type is too narrow; the compiler of definitions validates it. */
export const asSchema = (json: object): JsonSchema => json as JsonSchema
