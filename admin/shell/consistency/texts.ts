export const consistencyTexts = {
  title: 'Inconsistências Banco de Dados',
  text: 'A última verificação encontrou registros desta empresa que não seguem as regras do sistema.',
  hint: 'O relatório verifica novamente o banco de dados e lista cada registro com o seu problema, para que seja corrigido na própria tela.',
  button: 'Gerar relatório',
  busy: 'Verificando…',
  failed: 'Não foi possível gerar o relatório de inconsistência do banco de dados.',
} as const
