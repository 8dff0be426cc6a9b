import type { Catalogue } from './entry.ts'

/** Uploaded files. */
export const filesErrors = {
  ARQUIVO_GRANDE: { status: 413, message: 'O arquivo deve ser menor que {limite}' },
  ARQUIVO_COMPACTADO: {
    status: 413,
    message: 'O arquivo está danificado ou ocupa espaço demais depois de aberto. Salve-o de novo e envie outra vez.',
  },
  ARQUIVO_INFECTADO: {
    status: 415,
    message: 'O antivírus encontrou um programa nocivo no arquivo, que não foi guardado.',
  },
  TIPO_NAO_PERMITIDO: { status: 415, message: 'O conteúdo do arquivo não é de um tipo permitido ({extensoes}).' },
  ARQUIVOS_EM_ESPERA: {
    status: 429,
    message:
      'Há arquivos demais enviados e ainda não salvos em um registro. Salve o que está em edição ou tente amanhã.',
  },
  ANTIVIRUS_INDISPONIVEL: {
    status: 503,
    message: 'O antivírus não respondeu e o arquivo não foi guardado. Tente novamente em instantes.',
  },
} satisfies Catalogue
