import type { JsonSchema } from '#schemas/runtime/model.ts'

/** A definition imported as JSON, whose type TypeScript guesses too narrowly; that it is one is checked when it is compiled. */
export const asSchema = (json: object): JsonSchema => json as JsonSchema
