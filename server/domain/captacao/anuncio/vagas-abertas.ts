import type { Ctx } from '#server/platform/crud/define.ts'
import type { Values } from '#server/platform/database/sql.ts'

/** Filters of open vacancies; absent members do not filter. */
export interface Recorte {
  id?: number
  solicitacaoId?: number
  empresaId?: number
  cidadeId?: number
  areaId?: number
  vinculo?: string
}

const columns: Record<keyof Recorte, string> = {
  id: 't.id',
  solicitacaoId: 't.solicitacao_id',
  empresaId: 't.empresa_id',
  cidadeId: 'c.id',
  areaId: 'o.id',
  vinculo: 's.vinculo',
}

/** SQL joins. City of a vacancy: that of the establishment's address, else that of the request. */
const joins = `join empresa e on e.id = t.empresa_id and e.ativa is not false
  left join empresa_configuracao g on g.empresa_id = t.empresa_id
  left join solicitacao_pessoal s on s.empresa_id = t.empresa_id and s.id = t.solicitacao_id
  left join estabelecimento l on l.empresa_id = s.empresa_id and l.id = s.estabelecimento_id
  left join cidade c on c.id = coalesce(l.endereco_cidade_id, s.cidade_id)
  left join estado u on u.id = c.uf_id
  left join area_organizacional o on o.empresa_id = s.empresa_id and o.id = s.area_organizacional_id`

/**
 * The only definition of an advert's visibility in the portal: shown outside, its last day not past, not of an internal
 * vacancy (unless the candidate is a talent of the company), and of an approved open request or of none. SQL `from …
 * where …` over the aliases t (advert), e (company), g (its settings), s (request), c and u (city and state), o (area)
 * and k (the application of the session's candidate).
 */
export function vagasAbertas(
  { session, context }: Ctx,
  recorte: Recorte,
  values: Values,
  further: string[] = [],
): string {
  const isCandidate = session.kind === 'candidato'
  const company = values.add(isCandidate ? session.empresaId : 0)
  const candidate = values.add(isCandidate ? session.usuario.id : 0)
  const own = `left join candidato_solicitacao k on k.empresa_id = t.empresa_id and k.solicitacao_id = t.solicitacao_id
    and k.candidato_empresa_id = ${company} and k.candidato_id = ${candidate}`
  const conditions = [
    't.exibir_modulo_externo',
    `(t.previsao_encerramento is null or t.previsao_encerramento >= ${values.add(context.hoje)}::date)`,
    `(t.solicitacao_id is null or (s.status = 'A' and not s.suspensa and not s.encerrada and not s.cancelada))`,
    // internal ones only for talents; users inside see all
    ...(isCandidate ? [`(s.tipo_vaga is distinct from 'INTERNA' or ${isTalento(company, candidate)})`] : []),
    ...narrowed(recorte, values),
    ...further,
  ]
  return `from anuncio t ${joins} ${own} where ${conditions.join(' and ')}`
}

/**
 * SQL condition: the session's candidate works in the company of advert `t`, matched by CPF with a talent in situacao A
 * or U. Internal vacancies are for these, after login; mixed ones for everybody — spec 1 §3.1
 */
const isTalento = (company: string, candidate: string): string =>
  `exists (select from candidato i join talento w on w.empresa_id = t.empresa_id and w.cpf = i.pessoal_cpf and w.situacao in ('A', 'U')
    where i.empresa_id = ${company} and i.id = ${candidate})`

function narrowed(recorte: Recorte, values: Values): string[] {
  return Object.entries(columns).flatMap(([name, column]) => {
    const value = recorte[name as keyof Recorte]
    return value === undefined ? [] : [`${column} = ${values.add(value)}`]
  })
}
