// Gerado por npm run generate; não edite.

import type { CampoEmpresaOpcao, CampoEmpresaOpcaoInput } from '#schemas/generated/types/utilitario/campo-empresa-opcao.ts'

/** Campo da empresa */
export interface CampoEmpresa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Cadastro */
  entidade: string
  /** Criado pela empresa */
  proprio: boolean
  /** Código: Nome do campo na API e nas planilhas, formado a partir do rótulo. Não muda depois. */
  campo?: string
  /** Rótulo */
  rotulo?: string
  /** Tipo */
  tipo?: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'MOEDA' | 'DATA' | 'SIM_NAO' | 'ESCOLHA' | 'REFERENCIA'
  /** Cadastro referido */
  referencia?: string
  /** Opções: Para o tipo 'Escolha em uma lista'. */
  opcoes?: CampoEmpresaOpcao[]
  /** Texto de ajuda: Aparece abaixo do campo. */
  ajuda?: string
  /** Obrigatório */
  obrigatorio: boolean
  /** Oculto: O que já foi preenchido fica guardado e volta com o campo. */
  oculto: boolean
  /** Casas decimais */
  casas?: number
  /** Valor mínimo */
  minimo?: number
  /** Valor máximo */
  maximo?: number
  /** Tamanho máximo: Em caracteres. Vazio: 255 no texto, 4.000 no texto longo. */
  tamanhoMaximo?: number
  /** Valor inicial: Com que um registro novo começa: texto, número (1234,56), data (31/12/2026), sim ou não, código da opção. */
  padrao?: string
  /** Dado pessoal (LGPD): Sem escolha, o valor é apagado junto com os dados da pessoa */
  dadoPessoal?: 'nenhum' | 'identificacao' | 'contato' | 'financeiro' | 'profissional' | 'sensivel'
  /** Aba */
  aba?: string
  /** Bloco */
  bloco?: string
  /** No início do bloco */
  noInicio: boolean
  /** Depois do campo: Código do campo que fica antes deste. Vazio: no fim do bloco, ou no início dele. */
  depoisDe?: string
  /** Ordem */
  ordem?: number
  /** Coluna da lista */
  naLista: boolean
  /** Filtro da lista */
  noFiltro: boolean
  /** Encontrado pela busca */
  naBusca: boolean
  /** Cadastro do portal: O candidato vê e preenche o campo quando se cadastra. Sem isto só o RH o vê. */
  noPortal: boolean
  /** Como era no produto */
  original?: {
    /** Rótulo do produto */
    rotulo?: string
    /** A aba é do produto */
    aba?: boolean
  }
}

/** Campo da empresa: o que se envia */
export interface CampoEmpresaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Cadastro */
  entidade: string
  /** Criado pela empresa */
  proprio?: boolean
  /** Rótulo */
  rotulo?: string
  /** Tipo */
  tipo?: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'MOEDA' | 'DATA' | 'SIM_NAO' | 'ESCOLHA' | 'REFERENCIA'
  /** Cadastro referido */
  referencia?: string
  /** Opções: Para o tipo 'Escolha em uma lista'. */
  opcoes?: CampoEmpresaOpcaoInput[]
  /** Texto de ajuda: Aparece abaixo do campo. */
  ajuda?: string
  /** Obrigatório */
  obrigatorio?: boolean
  /** Oculto: O que já foi preenchido fica guardado e volta com o campo. */
  oculto?: boolean
  /** Casas decimais */
  casas?: number
  /** Valor mínimo */
  minimo?: number
  /** Valor máximo */
  maximo?: number
  /** Tamanho máximo: Em caracteres. Vazio: 255 no texto, 4.000 no texto longo. */
  tamanhoMaximo?: number
  /** Valor inicial: Com que um registro novo começa: texto, número (1234,56), data (31/12/2026), sim ou não, código da opção. */
  padrao?: string
  /** Dado pessoal (LGPD): Sem escolha, o valor é apagado junto com os dados da pessoa */
  dadoPessoal?: 'nenhum' | 'identificacao' | 'contato' | 'financeiro' | 'profissional' | 'sensivel'
  /** Aba */
  aba?: string
  /** Bloco */
  bloco?: string
  /** No início do bloco */
  noInicio?: boolean
  /** Depois do campo: Código do campo que fica antes deste. Vazio: no fim do bloco, ou no início dele. */
  depoisDe?: string
  /** Ordem */
  ordem?: number
  /** Coluna da lista */
  naLista?: boolean
  /** Filtro da lista */
  noFiltro?: boolean
  /** Encontrado pela busca */
  naBusca?: boolean
  /** Cadastro do portal: O candidato vê e preenche o campo quando se cadastra. Sem isto só o RH o vê. */
  noPortal?: boolean
  /** Como era no produto */
  original?: {
    
  }
}
