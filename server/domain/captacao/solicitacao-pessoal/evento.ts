import type { SolicitacaoPessoalEvento } from '#schemas/generated/types/captacao/solicitacao-pessoal-evento.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** A row of the trail before it is stored. */
type NovoEvento = Omit<SolicitacaoPessoalEvento, 'id' | 'versao'>
type Porque = Pick<SolicitacaoPessoalEvento, 'status' | 'observacao'>

/** A new row of the request's trail: event, user, time and reason (spec 1 §4: every action records user and date). */
export function novoEvento(
  { session, now }: Ctx,
  tipo: SolicitacaoPessoalEvento['tipo'],
  porque: Porque = {},
): SolicitacaoPessoalEvento {
  const { id, nome } = session.usuario
  const evento: NovoEvento = { data: now().toISOString(), tipo, usuario: { id, nome }, ...porque }
  return evento as SolicitacaoPessoalEvento
}

/** The trail with the new row appended. */
export const comEvento = (
  eventos: SolicitacaoPessoalEvento[] | undefined,
  evento: SolicitacaoPessoalEvento,
): SolicitacaoPessoalEvento[] => [...(eventos ?? []), evento]
