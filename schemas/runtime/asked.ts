/** Path suffix of the POST variant of a GET call, which takes its parameters in the body. */
export const BY_POST = '/consulta'

/** Query parameters that name a person or contain typed text. */
const TELLING: ReadonlySet<string> = new Set(['q', 'filter', 'nome', 'cpf', 'email', 'prompt'])

/** Whether parameters may contain personal data, which must not appear in a URL (access logs). */
export const tellsPersons = (names: readonly string[]): boolean => names.some((name) => TELLING.has(name))
