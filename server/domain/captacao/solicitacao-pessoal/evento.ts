import type { SolicitacaoPessoalEvento } from '#schemas/generated/types/captacao/solicitacao-pessoal-evento.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** A line that is not stored yet. */
type NovoEvento = Omit<SolicitacaoPessoalEvento, 'id' | 'versao'>
type Porque = Pick<SolicitacaoPessoalEvento, 'status' | 'observacao'>

/** One line of the request's trail: who does what now, and why (spec 1 §4: every action records user and date). */
export function novoEvento(
  { session, now }: Ctx,
  tipo: SolicitacaoPessoalEvento['tipo'],
  porque: Porque = {},
): SolicitacaoPessoalEvento {
  const { id, nome } = session.usuario
  const evento: NovoEvento = { data: now().toISOString(), tipo, usuario: { id, nome }, ...porque }
  return evento as SolicitacaoPessoalEvento
}

/** The trail with one more line at its end. */
export const comEvento = (
  eventos: SolicitacaoPessoalEvento[] | undefined,
  evento: SolicitacaoPessoalEvento,
): SolicitacaoPessoalEvento[] => [...(eventos ?? []), evento]
