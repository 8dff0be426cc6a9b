/** 'Falta 1 pergunta', 'Faltam 3 perguntas', 'Tudo respondido' */
export function perguntasQueFaltam(perguntas: number): string {
  if (perguntas === 0) return 'Tudo respondido'
  return perguntas === 1 ? 'Falta 1 pergunta' : `Faltam ${perguntas} perguntas`
}

/** How long is left, in ms: '3 dias', '2 h 05 min', '4 min', 'menos de 1 minuto' */
export function tempoRestante(left: number): string {
  const minutes = Math.floor(left / 60_000)
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} dias`
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
  return minutes > 0 ? `${minutes} min` : 'menos de 1 minuto'
}
