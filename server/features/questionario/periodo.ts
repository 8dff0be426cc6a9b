/** What is answered in its days, once it was released. */
interface ComPeriodo {
  situacao: string
  dataIni: string
  dataFim: string
}

/** Why nobody answers a survey ('pesquisa') or an evaluation ('avaliação') today; undefined while somebody may. */
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
