/** A record that can be answered within its period, once released. */
interface ComPeriodo {
  situacao: string
  dataIni: string
  dataFim: string
}

/** Reason why a survey ('pesquisa') or evaluation ('avaliação') cannot be answered today; undefined while it can. */
export function foraDoPeriodo(
  { situacao, dataIni, dataFim }: ComPeriodo,
  hoje: string,
  nome: string,
): string | undefined {
  if (situacao === 'P') return `A ${nome} não está liberada.`
  if (situacao !== 'L') return `A ${nome} já foi encerrada.`
  if (hoje < dataIni) return `O período da ${nome} ainda não começou.`
  return hoje > dataFim ? `O período da ${nome} terminou.` : undefined
}
