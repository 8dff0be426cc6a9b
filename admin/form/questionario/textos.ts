const vezes = (n: number, um: string, varios: string) => (n === 1 ? `1 ${um}` : `${n} ${varios}`)

/** What a questionnaire says, wherever it is answered or read. */
export const questionarioTexts = {
  answered: (respondidas: number, total: number) => `${respondidas} de ${vezes(total, 'respondida', 'respondidas')}`,
  progress: 'Perguntas respondidas',
  optional: '(opcional)',
  several: 'Marque todas as que valem.',
  clear: 'Limpar resposta',
  clearOf: (ordem: number) => `Limpar resposta da pergunta ${ordem}`,
  answerOf: (ordem: number) => `Resposta da pergunta ${ordem}`,
  markOf: (ordem: number, menor: number, maior: number) => `Nota da pergunta ${ordem}, de ${menor} a ${maior}`,
  range: (menor: number, maior: number) => `De ${menor} a ${maior}`,
  keys: 'Setas ou números do teclado escolhem.',
  notAnswered: 'Sem resposta',
  marked: 'marcada',
  weight: (peso: number) => `peso ${peso}`,
  comment: 'Comentário',
  suggested: 'Resposta sugerida',
  reached: (percentual: string) => `${percentual}% alcançado`,
  toCorrect: 'a corrigir',
  notCounted: 'não conta no resultado',
  markText: (nota: string, maior: number) => `${nota} / ${maior}`,
  missing: (n: number) => vezes(n, 'pergunta obrigatória sem resposta', 'perguntas obrigatórias sem resposta'),
  draft: {
    igual: 'Suas respostas são guardadas enquanto você responde.',
    espera: 'Guardando o rascunho…',
    salvando: 'Guardando o rascunho…',
    salvo: 'Rascunho guardado.',
    semConexao: 'Sem conexão: suas respostas estão guardadas neste aparelho e serão enviadas.',
    semCopia: 'Sem conexão: não feche esta página. Suas respostas serão enviadas quando a conexão voltar.',
    sessao: 'Sua sessão terminou: entre novamente. Suas respostas continuam aqui.',
    falhou: (motivo: string) => `O rascunho não foi guardado: ${motivo}`,
  },
  merged:
    'Esta avaliação foi alterada em outra janela: as respostas de lá foram trazidas, e as que você deu aqui ficaram.',
} as const
