import { couldHaveDocuments } from '#schemas/runtime/definition/documents.ts'
import type { LintRule } from '../context.ts'

/** `documents: false` stands only at registers that could have documents. */
export const documentSettings: LintRule = ({ entity, file }) =>
  entity.documents !== false || couldHaveDocuments(entity)
    ? []
    : [
        {
          file,
          path: ['x-entity', 'documents'],
          message:
            '"documents": false não muda nada: só um cadastro de muitos registros, com endereço e de empresas, tem documentos',
        },
      ]
