// Gerado por npm run generate; não edite.

import type { CandidatoCertificado, CandidatoCertificadoInput } from '#schemas/generated/types/captacao/candidato-certificado.ts'
import type { CandidatoDocumento, CandidatoDocumentoInput } from '#schemas/generated/types/captacao/candidato-documento.ts'
import type { CandidatoExperiencia, CandidatoExperienciaInput } from '#schemas/generated/types/captacao/candidato-experiencia.ts'
import type { CandidatoFormacao, CandidatoFormacaoInput } from '#schemas/generated/types/captacao/candidato-formacao.ts'
import type { CandidatoIdioma, CandidatoIdiomaInput } from '#schemas/generated/types/captacao/candidato-idioma.ts'

/** Candidato */
export interface Candidato {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Empresa a que o registro pertence */
  empresaId: number
  /** Nome */
  nome: string
  /** Nome Social */
  nomeSocial?: string
  /** Foto */
  foto?: string
  /** Dados Pessoais */
  pessoal?: {
    /** Data de Nascimento */
    dataNascimento?: string
    /** Naturalidade */
    naturalidade?: string
    /** Sexo */
    sexo?: 'M' | 'F' | 'I'
    /** CPF */
    cpf?: string
    /** Parentes/Amigos na Empresa */
    parentesAmigos?: string
    /** Possui Parentes/Amigos na Empresa */
    possuiParentes?: boolean
    /** Indicado Por */
    indicadoPor?: string
    /** Escolaridade */
    escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
    /** Estado Civil */
    estadoCivil?: '01' | '02' | '03' | '04' | '05'
    /** Quantidade de Filhos */
    qtdFilhos?: number
    /** Cônjuge */
    conjuge?: string
    /** Profissão do Cônjuge */
    profissaoConjuge?: string
    /** Nome do Pai */
    pai?: string
    /** Profissão do Pai */
    profissaoPai?: string
    /** Nome da Mãe */
    mae?: string
    /** Profissão da Mãe */
    profissaoMae?: string
    /** Deficiência */
    deficiencia?: '0' | '1' | '2' | '3' | '4' | '5' | '6'
    /** RG */
    rg?: string
    /** UF do RG */
    rgUfId?: {
      id: number
      /** Estado */
      nome?: string
    }
    /** Órgão Emissor */
    rgOrgaoEmissor?: string
    /** Data de Expedição do RG */
    rgDataExpedicao?: string
    /** Título Eleitoral */
    titEleitNumero?: string
    /** Zona */
    titEleitZona?: string
    /** Seção */
    titEleitSecao?: string
    /** Certificado Militar */
    certificadoMilitar?: {
      /** Número */
      numero?: string
      /** Tipo */
      tipo?: string
      /** Série */
      serie?: string
    }
    /** CTPS */
    ctps?: {
      /** Número */
      numero?: string
      /** Série */
      serie?: string
      /** DV */
      dv?: string
      /** UF */
      ufId?: {
        id: number
        /** Estado */
        nome?: string
      }
      /** Data de Expedição */
      dataExpedicao?: string
    }
    /** PIS */
    pis?: string
    /** Etnia/Raça */
    etniaRaca?: '1' | '2' | '3' | '4' | '5' | '6'
  }
  /** Endereço */
  endereco?: {
    /** CEP */
    cep?: string
    /** Logradouro */
    logradouro?: string
    /** Número */
    numero?: string
    /** Complemento */
    complemento?: string
    /** Estado */
    uf?: {
      id: number
      /** Estado */
      nome?: string
    }
    /** Cidade */
    cidade?: {
      id: number
      /** Cidade */
      nome?: string
    }
    /** Bairro */
    bairro?: string
  }
  /** Contato */
  contato?: {
    /** E-mail */
    email?: string
    /** DDD */
    ddd?: string
    /** Telefone Fixo */
    foneFixo?: string
    /** DDD Celular */
    dddCelular?: string
    /** Celular */
    foneCelular?: string
    /** Nome para Contato */
    nomeContato?: string
  }
  /** Dados Socioeconômicos */
  socioEconomica?: {
    /** Paga Pensão */
    pagaPensao?: boolean
    /** Quantidade de Pensões */
    quantidade?: number
    /** Valor da Pensão */
    valor?: number
    /** Possui Veículo */
    possuiVeiculo?: boolean
  }
  /** Como Ficou Sabendo da Vaga */
  comoFicouSabendoVaga?: {
    id: number
    /** Como ficou sabendo da vaga */
    nome?: string
  }
  /** Formação Acadêmica */
  formacao?: CandidatoFormacao[]
  /** Certificados */
  certificados?: CandidatoCertificado[]
  /** Idiomas */
  candidatoIdiomas?: CandidatoIdioma[]
  /** Cursos */
  cursos?: string
  /** Cargo/Função Pretendida */
  cargos?: {
    id: number
    /** Cargo */
    nome?: string
  }[]
  /** Áreas de Interesse */
  areasInteresse?: {
    id: number
    /** Área de interesse */
    nome?: string
  }[]
  /** Conhecimentos */
  conhecimentos?: {
    id: number
    /** Conhecimento */
    nome?: string
  }[]
  /** Colocação */
  colocacao?: 'E' | 'A' | 'S' | 'T'
  /** Estou em busca do primeiro emprego */
  primeiroEmprego: boolean
  /** Experiências Profissionais */
  experiencias?: CandidatoExperiencia[]
  /** Informações Adicionais */
  observacao?: string
  /** Observação do RH */
  observacaoRH?: string
  /** Pretensão Salarial */
  pretencaoSalarial?: number
  /** Disponível */
  disponivel: boolean
  /** Contratado */
  contratado: boolean
  /** Já Foi Colaborador */
  jaFoiColaborador: boolean
  /** Carteira de Habilitação */
  habilitacao?: {
    /** Número */
    numeroHab?: string
    /** Registro */
    registro?: string
    /** Emissão */
    emissao?: string
    /** Vencimento */
    vencimento?: string
    /** UF */
    ufHab?: {
      id: number
      /** Estado */
      nome?: string
    }
    /** Categoria */
    categoria?: string
  }
  /** Texto do Currículo */
  ocrTexto?: string
  /** Arquivo do Currículo */
  ocrFile?: string
  /** Documentos Anexos */
  documentos?: CandidatoDocumento[]
  /** Campos Extras */
  camposExtras?: {
    /** Texto 1 */
    texto1?: string
    /** Texto 2 */
    texto2?: string
    /** Texto 3 */
    texto3?: string
    /** Texto 4 */
    texto4?: string
    /** Texto 5 */
    texto5?: string
    /** Texto 6 */
    texto6?: string
    /** Texto 7 */
    texto7?: string
    /** Texto 8 */
    texto8?: string
    /** Texto Longo 1 */
    textolongo1?: string
    /** Texto Longo 2 */
    textolongo2?: string
    /** Data 1 */
    data1?: string
    /** Data 2 */
    data2?: string
    /** Data 3 */
    data3?: string
    /** Valor 1 */
    valor1?: number
    /** Valor 2 */
    valor2?: number
    /** Número 1 */
    numero1?: number
  }
  /** Senha */
  senha?: string
  /** Confirmar Senha */
  confirmaSenha?: string
  /** Aceito a Política de Segurança */
  aceitoPoliticaSeguranca: boolean
  /** Versão do termo aceito: SHA-256 do texto aceito no portal. */
  versaoTermo?: string
  /** Termo aceito em */
  aceitoEm?: string
  /** Endereço de rede do aceite */
  enderecoAceite?: string
  /** Data de Cadastro */
  dataCadastro?: string
  /** Etapa Seletiva */
  etapaAtual?: string
  /** Última Atualização */
  dataAtualizacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Candidato: o que se envia */
export interface CandidatoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Nome Social */
  nomeSocial?: string
  /** Foto */
  foto?: string
  /** Dados Pessoais */
  pessoal?: {
    /** Data de Nascimento */
    dataNascimento?: string
    /** Naturalidade */
    naturalidade?: string
    /** Sexo */
    sexo?: 'M' | 'F' | 'I'
    /** CPF */
    cpf?: string
    /** Parentes/Amigos na Empresa */
    parentesAmigos?: string
    /** Possui Parentes/Amigos na Empresa */
    possuiParentes?: boolean
    /** Indicado Por */
    indicadoPor?: string
    /** Escolaridade */
    escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
    /** Estado Civil */
    estadoCivil?: '01' | '02' | '03' | '04' | '05'
    /** Quantidade de Filhos */
    qtdFilhos?: number
    /** Cônjuge */
    conjuge?: string
    /** Profissão do Cônjuge */
    profissaoConjuge?: string
    /** Nome do Pai */
    pai?: string
    /** Profissão do Pai */
    profissaoPai?: string
    /** Nome da Mãe */
    mae?: string
    /** Profissão da Mãe */
    profissaoMae?: string
    /** Deficiência */
    deficiencia?: '0' | '1' | '2' | '3' | '4' | '5' | '6'
    /** RG */
    rg?: string
    /** UF do RG */
    rgUfId?: {
      id: number
    }
    /** Órgão Emissor */
    rgOrgaoEmissor?: string
    /** Data de Expedição do RG */
    rgDataExpedicao?: string
    /** Título Eleitoral */
    titEleitNumero?: string
    /** Zona */
    titEleitZona?: string
    /** Seção */
    titEleitSecao?: string
    /** Certificado Militar */
    certificadoMilitar?: {
      /** Número */
      numero?: string
      /** Tipo */
      tipo?: string
      /** Série */
      serie?: string
    }
    /** CTPS */
    ctps?: {
      /** Número */
      numero?: string
      /** Série */
      serie?: string
      /** DV */
      dv?: string
      /** UF */
      ufId?: {
        id: number
      }
      /** Data de Expedição */
      dataExpedicao?: string
    }
    /** PIS */
    pis?: string
    /** Etnia/Raça */
    etniaRaca?: '1' | '2' | '3' | '4' | '5' | '6'
  }
  /** Endereço */
  endereco?: {
    /** CEP */
    cep?: string
    /** Logradouro */
    logradouro?: string
    /** Número */
    numero?: string
    /** Complemento */
    complemento?: string
    /** Estado */
    uf?: {
      id: number
    }
    /** Cidade */
    cidade?: {
      id: number
    }
    /** Bairro */
    bairro?: string
  }
  /** Contato */
  contato?: {
    /** E-mail */
    email?: string
    /** DDD */
    ddd?: string
    /** Telefone Fixo */
    foneFixo?: string
    /** DDD Celular */
    dddCelular?: string
    /** Celular */
    foneCelular?: string
    /** Nome para Contato */
    nomeContato?: string
  }
  /** Dados Socioeconômicos */
  socioEconomica?: {
    /** Paga Pensão */
    pagaPensao?: boolean
    /** Quantidade de Pensões */
    quantidade?: number
    /** Valor da Pensão */
    valor?: number
    /** Possui Veículo */
    possuiVeiculo?: boolean
  }
  /** Como Ficou Sabendo da Vaga */
  comoFicouSabendoVaga?: {
    id: number
  }
  /** Formação Acadêmica */
  formacao?: CandidatoFormacaoInput[]
  /** Certificados */
  certificados?: CandidatoCertificadoInput[]
  /** Idiomas */
  candidatoIdiomas?: CandidatoIdiomaInput[]
  /** Cursos */
  cursos?: string
  /** Cargo/Função Pretendida */
  cargos?: {
    id: number
  }[]
  /** Áreas de Interesse */
  areasInteresse?: {
    id: number
  }[]
  /** Conhecimentos */
  conhecimentos?: {
    id: number
  }[]
  /** Colocação */
  colocacao?: 'E' | 'A' | 'S' | 'T'
  /** Estou em busca do primeiro emprego */
  primeiroEmprego?: boolean
  /** Experiências Profissionais */
  experiencias?: CandidatoExperienciaInput[]
  /** Informações Adicionais */
  observacao?: string
  /** Observação do RH */
  observacaoRH?: string
  /** Pretensão Salarial */
  pretencaoSalarial?: number
  /** Disponível */
  disponivel?: boolean
  /** Carteira de Habilitação */
  habilitacao?: {
    /** Número */
    numeroHab?: string
    /** Registro */
    registro?: string
    /** Emissão */
    emissao?: string
    /** Vencimento */
    vencimento?: string
    /** UF */
    ufHab?: {
      id: number
    }
    /** Categoria */
    categoria?: string
  }
  /** Texto do Currículo */
  ocrTexto?: string
  /** Arquivo do Currículo */
  ocrFile?: string
  /** Documentos Anexos */
  documentos?: CandidatoDocumentoInput[]
  /** Campos Extras */
  camposExtras?: {
    /** Texto 1 */
    texto1?: string
    /** Texto 2 */
    texto2?: string
    /** Texto 3 */
    texto3?: string
    /** Texto 4 */
    texto4?: string
    /** Texto 5 */
    texto5?: string
    /** Texto 6 */
    texto6?: string
    /** Texto 7 */
    texto7?: string
    /** Texto 8 */
    texto8?: string
    /** Texto Longo 1 */
    textolongo1?: string
    /** Texto Longo 2 */
    textolongo2?: string
    /** Data 1 */
    data1?: string
    /** Data 2 */
    data2?: string
    /** Data 3 */
    data3?: string
    /** Valor 1 */
    valor1?: number
    /** Valor 2 */
    valor2?: number
    /** Número 1 */
    numero1?: number
  }
  /** Senha */
  senha?: string
  /** Confirmar Senha */
  confirmaSenha?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
