/** How a place names a register, and the fields of it. */
export type NameKind =
  /** the path alone: 'captacao/candidato' */
  | 'path'
  /** somewhere in JSON: as a whole string, or before a colon ('captacao/candidato:alterado') */
  | 'json'
  /** the key of a preference: 'lista@|lista.captacao.candidato', 'dados.captacao.idioma' */
  | 'preference'

/** A column that names registers by their path. */
export interface StoredPath {
  table: string
  column: string
  kind: NameKind
  /** only in rows whose `entidade` is one of these: the table is large */
  of?: string[]
}

/** Registers whose records name registers: their trail and their deleted records do, too. */
const naming = [
  'campo-empresa',
  'webhook',
  'modelo-documento',
  'documento-emitido',
  'aviso-automatico',
  'pendencia-ac',
].map((name) => `utilitario/${name}`)

/**
 * Every place that names a register by its path. A renamed one is renamed here, too; what is added to the product and names registers has its
 * line here (`tests/generator/stored-names.test.ts` finds a new one).
 */
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
  // sealed sheets and drafts are bound to the name they were sealed for: an urn is closed before its register has another one
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
