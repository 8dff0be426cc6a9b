import type { Catalogue } from './entry.ts'

/** Recruitment. */
export const captacaoErrors = {
  CURRICULO_ILEGIVEL: {
    status: 400,
    message: 'Não foi possível ler o texto do currículo. Envie uma imagem mais nítida ou digite o texto.',
  },
  CURRICULO_INVALIDO: { status: 400, message: 'O arquivo do currículo não pôde ser aberto: ele está danificado.' },
  CURRICULO_PROTEGIDO: { status: 400, message: 'O PDF do currículo está protegido por senha.' },
  CURRICULO_DEMORADO: { status: 400, message: 'A leitura do currículo demorou demais e foi interrompida.' },
  CADASTRO_NAO_CONCLUIDO: {
    status: 409,
    message: 'Não foi possível concluir o cadastro. Peça outro código: a mensagem dirá como continuar.',
  },
  EMAIL_NAO_CONFIRMADO: { status: 409, message: 'Confirme o seu e-mail para concluir o cadastro.' },
  LEITURAS_DEMAIS: {
    status: 429,
    message:
      'Há muitos currículos sendo lidos agora. Tente de novo em alguns minutos ou preencha o cadastro sem esperar.',
  },
} satisfies Catalogue
