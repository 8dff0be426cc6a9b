/** Format in which a column refers to registers and their fields. */
export type NameKind =
  /** the path alone: 'captacao/candidato' */
  | 'path'
  /** somewhere in JSON: as a whole string, or before a colon ('captacao/candidato:alterado') */
  | 'json'
  /** the key of a preference: 'lista@|lista.captacao.candidato', 'dados.captacao.idioma' */
  | 'preference'

/** A column with paths of registers. */
export interface StoredPath {
  table: string
  column: string
  kind: NameKind
  /** only rows whose `entidade` is one of these, because the table is large */
  of?: string[]
}

/** Registers whose records contain paths of registers; so do their trail and deleted records. */
const naming = [
  'campo-empresa',
  'webhook',
  'modelo-documento',
  'documento-emitido',
  'aviso-automatico',
  'pendencia-ac',
].map((name) => `utilitario/${name}`)

/** All columns with paths of registers; renaming a register updates them. New columns of this kind are added here (`tests/generator/stored-names.test.ts` detects missing ones). */
export const storedPaths: StoredPath[] = [
  { table: 'auditoria', column: 'entidade', kind: 'path' },
  { table: 'auditoria', column: 'campos', kind: 'json', of: naming },
  { table: 'registro_excluido', column: 'entidade', kind: 'path' },
  { table: 'registro_excluido', column: 'dados', kind: 'json', of: naming },
  { table: 'lote_registro', column: 'antes', kind: 'json' },
  { table: 'arquivo', column: 'entidade', kind: 'path' },
  { table: 'lote', column: 'entidade', kind: 'path' },
  { table: 'aprovacao', column: 'entidade', kind: 'path' },
  { table: 'aviso_envio', column: 'entidade', kind: 'path' },
  { table: 'aviso_automatico', column: 'cadastro', kind: 'path' },
  { table: 'assinatura_calendario', column: 'entidade', kind: 'path' },
  { table: 'numeracao', column: 'entidade', kind: 'path' },
  { table: 'link_unico', column: 'entidade', kind: 'path' },
  { table: 'webhook_entrega', column: 'entidade', kind: 'path' },
  { table: 'publico_congelado', column: 'entidade', kind: 'path' },
  { table: 'publico_talento', column: 'entidade', kind: 'path' },
  // sealed sheets and drafts are bound to the name at sealing: a collection closes before its register can be renamed
  { table: 'colecao_anonima', column: 'registro', kind: 'path' },
  { table: 'folha', column: 'registro', kind: 'path' },
  { table: 'comentario_anonimo', column: 'registro', kind: 'path' },
  { table: 'email_saida', column: 'sobre', kind: 'json' },
  { table: 'tarefa', column: 'entrada', kind: 'json' },
  { table: 'preferencia', column: 'chave', kind: 'preference' },
  { table: 'campo_empresa', column: 'entidade', kind: 'path' },
  { table: 'campo_empresa', column: 'referencia', kind: 'path' },
  { table: 'webhook', column: 'eventos', kind: 'json' },
  { table: 'modelo_documento', column: 'entidade', kind: 'path' },
  { table: 'documento_emitido', column: 'entidade', kind: 'path' },
  { table: 'pendencia_ac', column: 'origem', kind: 'path' },
]
