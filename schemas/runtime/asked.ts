/** What is added to the address of a reading call that brings its parameters in the body. */
export const BY_POST = '/consulta'

/** Parameters that say who is looked for, or hold what somebody typed. */
const TELLING: ReadonlySet<string> = new Set(['q', 'filter', 'nome', 'cpf', 'email', 'prompt'])

/** Whether what a call is asked with may be a person's data: then no address has to hold it. */
export const tellsPersons = (names: readonly string[]): boolean => names.some((name) => TELLING.has(name))
