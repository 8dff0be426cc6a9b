import type { Caixa, MensagemDoUsuario, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { abbreviateMessage } from '#server/platform/messages/abbreviate.ts'
import { CHAVE, completa, type Disposicao } from './disposicao.ts'

/** The most messages of a box on the home page — spec 1 §9 */
const MAXIMO = 30

/** Columns of a copy `c` and its message `m`. */
export const COLUNAS = `m.id, c.tipo, m.remetente, c.data, m.texto, m.texto_abreviado as "textoAbreviado", m.link, m.target, c.lida,
  c.id as "usuarioMensagemId"`

/** $1 company, $2 user, $3 letters: each box with its counts and newest messages, and how the user arranged them. */
const CAIXAS = hot(`select t.tipo, n.total, n."naoLidas", x.mensagens,
  (select valor from preferencia where usuario_id = $2 and chave = '${CHAVE}') as disposicao
from unnest($3::text[]) as t(tipo)
cross join lateral (
  select count(*) as total, count(*) filter (where not lida) as "naoLidas" from usuario_mensagem
  where empresa_id = $1 and usuario_id = $2 and tipo = t.tipo and removida_em is null
) n
cross join lateral (
  select coalesce(jsonb_agg(to_jsonb(r) order by r.data desc, r."usuarioMensagemId" desc), '[]') as mensagens from (
    select ${COLUNAS} from usuario_mensagem c join mensagem m on m.empresa_id = c.empresa_id and m.id = c.mensagem_id
    where c.empresa_id = $1 and c.usuario_id = $2 and c.tipo = t.tipo and c.removida_em is null
    order by c.data desc, c.id desc limit ${MAXIMO}
  ) r
) x`)

interface Row {
  tipo: TipoMensagem
  total: number
  naoLidas: number
  mensagens: MensagemDoUsuario[]
  disposicao: Partial<Disposicao> | null
}

/** Letters and titles of the boxes, in the order of the specification. */
export const tiposDeCaixa = ({ entity }: Ctx): { tipo: string; titulo: string }[] =>
  (entity.fields.find(({ name }) => name === 'tipo')?.options ?? []).map(({ value, title }) => ({
    tipo: String(value),
    titulo: title,
  }))

/** The user's boxes in the current company, in his order: the left column from top to bottom, then the right one. */
export async function caixasDoUsuario(ctx: Ctx): Promise<Caixa[]> {
  const { db, session } = ctx
  const tipos = tiposDeCaixa(ctx)
  const letras = tipos.map(({ tipo }) => tipo)
  const rows = await run<Row>(db, CAIXAS, [session.empresaId, session.usuario.id, letras])
  const disposicao = completa(letras, rows[0]?.disposicao ?? {})
  const { caixasEsquerda, caixasDireita, caixasMinimizadas } = disposicao
  return [...caixasEsquerda, ...caixasDireita].flatMap((letra): Caixa[] => {
    const row = rows.find(({ tipo }) => tipo === letra)
    if (!row) return []
    const { tipo, total, naoLidas } = row
    return [
      {
        tipo,
        titulo: tipos.find((each) => each.tipo === tipo)?.titulo ?? tipo,
        mensagens: row.mensagens.map(apresentada),
        naoLidas,
        total,
        minimizado: caixasMinimizadas.includes(tipo),
        coluna: caixasEsquerda.includes(tipo) ? 'esquerda' : 'direita',
      },
    ]
  })
}

/** A message for the answer: without empty fields, its instant in ISO form, and with an abbreviated text where none is stored. */
export function apresentada(row: MensagemDoUsuario): MensagemDoUsuario {
  const mensagem = dropEmpty(row)
  const { texto, data } = mensagem
  return {
    ...mensagem,
    data: new Date(data).toISOString(),
    textoAbreviado: mensagem.textoAbreviado ?? abbreviateMessage(texto),
  }
}
