import type { Entity, FieldOption } from '../model.ts'

/** Name of the option list of registers that document templates may use; grows without a migration. */
export const DOCUMENTS = 'documentos'

/** Attributes that decide whether a register may have documents. */
type Register = Pick<Entity, 'route' | 'parent' | 'single' | 'scope' | 'documents'>

/** Whether a register may have documents by default: it has a route and its own records, and is not written by all companies together (users, companies). */
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
