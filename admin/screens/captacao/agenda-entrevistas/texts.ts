/** Interviews: the week, and the scorecard. */
export const entrevistasTexts = {
  mine: 'Só as minhas',
  none: 'Nenhuma entrevista',
  noneInWeek: 'Não há entrevistas nesta semana.',
  loadFailed: 'Não foi possível carregar as entrevistas.',
  list: 'Ver como lista',
  add: 'Marcar entrevista',
  scoreTitle: (nome: string) => `Notas da entrevista: ${nome}`,
  scoreHelp: 'De 1 (não atende) a 5 (supera). Você vê as notas dos outros depois de dar as suas.',
  scoreSent:
    'As suas notas foram enviadas e você já vê as dos outros. Um engano ainda se corrige: diga por quê, e a nota enviada primeiro continua ao lado da nova.',
  send: 'Enviar notas',
  correct: 'Corrigir notas',
  reason: 'Motivo da correção',
  reasonMissing: 'Motivo da correção é obrigatório',
  notInterviewer: 'Só os entrevistadores dão notas.',
  scoreFailed: 'Não foi possível carregar os critérios.',
  remarkLabel: 'Observação',
  remark: (criterio: string) => `Observação: ${criterio}`,
  saved: 'Notas registradas.',
  missing: 'Dê ao menos uma nota.',
} as const
