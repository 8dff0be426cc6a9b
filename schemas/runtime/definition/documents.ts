import type { Entity, FieldOption } from '../model.ts'

/** The option list of the registers whose records templates of documents may be about: it grows without a migration. */
export const DOCUMENTS = 'documentos'

/** What decides whether documents may be made of the records of a register. */
type Register = Pick<Entity, 'route' | 'parent' | 'single' | 'scope' | 'documents'>

/**
 * Whether a register may have documents unless it says no: it has an address, records of its own, and is no register that all companies write
 * together (users, companies).
 */
export const couldHaveDocuments = ({ route, parent, single, scope }: Omit<Register, 'documents'>): boolean =>
  route !== undefined && parent === undefined && !single && scope !== 'global'

/** Whether templates of documents may be about the records of a register (`x-entity.documents`). */
export const mayHaveDocuments = (entity: Register): boolean => couldHaveDocuments(entity) && entity.documents !== false

/** The registers that may have documents, as options by their plurals. */
export const documentOptions = (entities: Iterable<Entity>): FieldOption[] =>
  [...entities]
    .filter(mayHaveDocuments)
    .map(({ path, plural }) => ({ value: path, title: plural }))
    .sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
