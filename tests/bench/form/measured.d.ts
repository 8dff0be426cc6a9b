declare module '#measured' {
  export const schema: unknown
  export const validators: unknown
}
