/** Registers copied from one company to another (spec 1 §5.12, spec 3 §2). */
export const copiaTexts = {
  about:
    'Os cadastros escolhidos são copiados para a outra empresa. O que lá já tem o mesmo nome fica como está, e o que um registro refere é procurado lá pelo nome: copie junto, por exemplo, as áreas dos cargos.',
  failed: 'Não foi possível carregar as empresas e os cadastros.',
  empresaOrigem: 'Empresa de Origem',
  empresaDestino: 'Empresa de Destino',
  cadastros: 'Cadastros a copiar',
  all: 'Todos',
  copy: 'Copiar',
  done: 'Cópia concluída.',
  result: 'Resultado da cópia',
  register: 'Cadastro',
  copied: 'Copiados',
  there: 'Já existiam',
  refused: 'Recusados',
  behind: 'Não puderam ser copiados:',
} as const
