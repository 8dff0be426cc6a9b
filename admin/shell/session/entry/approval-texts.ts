/** Texts of the page behind an approval e-mail. */
export const approvalTexts = {
  title: 'Aprovação',
  text: 'Confira e decida. Nada acontece antes que você escolha.',
  noCode: 'O endereço está incompleto. Abra o link do e-mail por inteiro.',
  reason: 'Motivo',
  reasonMissing: 'Motivo é obrigatório',
  approve: 'Aprovar',
  refuse: 'Reprovar',
  done: { aprovar: 'A sua aprovação foi registrada.', reprovar: 'A sua reprovação foi registrada.' },
} as const
