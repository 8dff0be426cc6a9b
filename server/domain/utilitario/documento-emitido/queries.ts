import type { TimelineKind } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

interface Row {
  id: string
  titulo: string
  numero: string | null
  modelo: string
  emitido_em: string
  nome: string
  revogado: boolean
}

/** Issued documents of a record, visible to those who see the record (`rows.about`). */
export const documents: TimelineKind = {
  name: 'documentos',
  title: 'Documentos emitidos',
  rows({ entity, session }, { id }, values) {
    const about = `d.entidade = ${values.add(entity.path)} and d.registro_id = ${values.add(id)}`
    return `select d.id, d.emitido_em as data from documento_emitido d where d.empresa_id = ${values.add(session.empresaId)} and ${about}`
  },
  async tell({ db, session }, _record, ids) {
    const text = `select d.id, d.titulo, d.numero, d.modelo, d.emitido_em, u.nome, d.situacao = 'REVOGADO' as revogado
      from documento_emitido d join usuario u on u.id = d.emitido_por_id where d.empresa_id = $1 and d.id = any($2::bigint[])`
    const rows = await run<Row>(db, text, [session.empresaId, ids])
    return new Map(
      rows.map(({ id, titulo, numero, modelo, emitido_em, nome, revogado }) => [
        Number(id),
        {
          data: emitido_em,
          titulo,
          texto: [modelo, numero].filter(Boolean).join(' · '),
          por: nome,
          ...(revogado ? { situacao: { titulo: 'Revogado', tom: 'error' as const } } : {}),
        },
      ]),
    )
  },
}
