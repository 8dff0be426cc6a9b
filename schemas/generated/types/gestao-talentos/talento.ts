// Gerado por npm run generate; não edite.

import type { TalentoCertificado, TalentoCertificadoInput } from '#schemas/generated/types/gestao-talentos/talento-certificado.ts'
import type { TalentoContatoEmergencia, TalentoContatoEmergenciaInput } from '#schemas/generated/types/gestao-talentos/talento-contato-emergencia.ts'
import type { TalentoDependente, TalentoDependenteInput } from '#schemas/generated/types/gestao-talentos/talento-dependente.ts'
import type { TalentoDocumento, TalentoDocumentoInput } from '#schemas/generated/types/gestao-talentos/talento-documento.ts'
import type { TalentoExperiencia, TalentoExperienciaInput } from '#schemas/generated/types/gestao-talentos/talento-experiencia.ts'
import type { TalentoFormacao, TalentoFormacaoInput } from '#schemas/generated/types/gestao-talentos/talento-formacao.ts'
import type { TalentoHistorico, TalentoHistoricoInput } from '#schemas/generated/types/gestao-talentos/talento-historico.ts'
import type { TalentoIdioma, TalentoIdiomaInput } from '#schemas/generated/types/gestao-talentos/talento-idioma.ts'

/** Talento */
export interface Talento {
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
  /** Nome Comercial */
  nomeComercial?: string
  /** Matrícula */
  matricula?: string
  /** Foto */
  foto?: string
  /** Data de Nascimento */
  dataNascimento?: string
  /** Sexo */
  sexo?: 'M' | 'F' | 'I'
  /** CPF */
  cpf: string
  /** PIS */
  pis?: string
  /** Deficiência */
  deficiencia?: '0' | '1' | '2' | '3' | '4' | '5' | '6'
  /** Etnia/Raça */
  etniaRaca?: '1' | '2' | '3' | '4' | '5' | '6'
  /** Estado Civil */
  estadoCivil?: '01' | '02' | '03' | '04' | '05'
  /** Naturalidade */
  naturalidade?: string
  /** Nome da Mãe */
  mae?: string
  /** Nome do Pai */
  pai?: string
  /** RG */
  rg?: string
  /** Órgão Emissor */
  rgOrgaoEmissor?: string
  /** UF do RG */
  rgUfId?: {
    id: number
    /** Estado */
    nome?: string
  }
  /** Data de Expedição do RG */
  rgDataExpedicao?: string
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
  /** Dependentes */
  dependentes?: TalentoDependente[]
  /** Contatos de Emergência */
  contatosEmergencia?: TalentoContatoEmergencia[]
  /** Categoria (eSocial): Tabela 01 do eSocial. */
  categoriaESocial?: '101' | '102' | '103' | '104' | '105' | '106' | '111' | '201' | '202' | '401' | '410' | '701' | '711' | '712' | '721' | '722' | '723' | '731' | '741' | '901' | '902' | '903'
  /** Matrícula no eSocial */
  matriculaESocial?: string
  /** Término do Contrato: Do contrato por prazo determinado, de aprendizagem, de estágio ou temporário. */
  dataTerminoContrato?: string
  /** Pessoa com deficiência */
  pcd?: boolean
  /** Geração */
  geracao?: {
    id: number
    /** Geração */
    nome?: string
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
  /** Formação Acadêmica */
  formacoes?: TalentoFormacao[]
  /** Certificados */
  certificados?: TalentoCertificado[]
  /** Idiomas */
  idiomas?: TalentoIdioma[]
  /** Experiências Profissionais */
  experiencias?: TalentoExperiencia[]
  /** Empresa */
  empresa?: {
    id: number
    /** Empresa */
    nome?: string
  }
  /** Data de Admissão */
  dataAdmissao: string
  /** Data de Desligamento */
  dataDesligamento?: string
  /** Motivo do Desligamento */
  motivoDesligamento?: {
    id: number
    /** Motivo de desligamento */
    descricao?: string
  }
  /** Iniciativa */
  iniciativaDesligamento?: 'EMPRESA' | 'COLABORADOR'
  /** Aviso prévio */
  avisoPrevio?: 'TRABALHADO' | 'INDENIZADO' | 'DISPENSADO' | 'SEM'
  /** Justificativa: Por que se desliga apesar da estabilidade ou do afastamento. */
  justificativaDesligamento?: string
  /** Vínculo */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Situação */
  situacao?: 'A' | 'D' | 'G' | 'C' | 'U'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Ambiente */
  ambiente?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Cargo */
  cargo?: {
    id: number
    /** Cargo */
    nome?: string
  }
  /** Cargo/Faixa */
  faixaSalarial?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Função */
  funcao?: {
    id: number
    /** Função */
    nome?: string
  }
  /** Tipo de Salário */
  tipoSalario?: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
    /** Índice */
    nome?: string
  }
  /** Quantidade */
  quantidade?: number
  /** Salário */
  salario?: number
  /** Superior: A quem responde, quando não é o responsável pela área. */
  superior?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Gestor: O superior; sem ele, quem responde pela área ou pela mais próxima acima dela. */
  gestor?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Histórico de Situação */
  historicos?: TalentoHistorico[]
  /** Data de Estabilidade: Até este dia o talento da CIPA não perde o emprego; quem pede a sua substituição é perguntado. */
  dataEstabilidade?: string
  /** Usuário na EduVem: Como a plataforma de cursos conhece o talento; preenchido ao criar o usuário. */
  usuarioEduvem?: string
  /** Desligado */
  desligado?: boolean
  /** Pontos em 12 meses: Soma da pontuação das ocorrências dos últimos 12 meses. */
  pontosOcorrencias?: number
  /** Em atividade: Trabalha na empresa no dia: admitido até ele, e não desligado antes dele. */
  emAtividade?: boolean
  /** Código AC (folha) */
  codigoAC?: string
  /** Usuário: Com que usuário esta pessoa entra no sistema. O responsável por uma área vê a área e as que estão abaixo dela. */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Candidato: A inscrição de que veio a contratação. */
  candidato?: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** Documentos */
  documentos?: TalentoDocumento[]
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
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Talento: o que se envia */
export interface TalentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Nome Social */
  nomeSocial?: string
  /** Nome Comercial */
  nomeComercial?: string
  /** Matrícula */
  matricula?: string
  /** Foto */
  foto?: string
  /** Data de Nascimento */
  dataNascimento?: string
  /** Sexo */
  sexo?: 'M' | 'F' | 'I'
  /** CPF */
  cpf: string
  /** PIS */
  pis?: string
  /** Deficiência */
  deficiencia?: '0' | '1' | '2' | '3' | '4' | '5' | '6'
  /** Etnia/Raça */
  etniaRaca?: '1' | '2' | '3' | '4' | '5' | '6'
  /** Estado Civil */
  estadoCivil?: '01' | '02' | '03' | '04' | '05'
  /** Naturalidade */
  naturalidade?: string
  /** Nome da Mãe */
  mae?: string
  /** Nome do Pai */
  pai?: string
  /** RG */
  rg?: string
  /** Órgão Emissor */
  rgOrgaoEmissor?: string
  /** UF do RG */
  rgUfId?: {
    id: number
  }
  /** Data de Expedição do RG */
  rgDataExpedicao?: string
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
  /** Dependentes */
  dependentes?: TalentoDependenteInput[]
  /** Contatos de Emergência */
  contatosEmergencia?: TalentoContatoEmergenciaInput[]
  /** Categoria (eSocial): Tabela 01 do eSocial. */
  categoriaESocial?: '101' | '102' | '103' | '104' | '105' | '106' | '111' | '201' | '202' | '401' | '410' | '701' | '711' | '712' | '721' | '722' | '723' | '731' | '741' | '901' | '902' | '903'
  /** Matrícula no eSocial */
  matriculaESocial?: string
  /** Término do Contrato: Do contrato por prazo determinado, de aprendizagem, de estágio ou temporário. */
  dataTerminoContrato?: string
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
  /** Formação Acadêmica */
  formacoes?: TalentoFormacaoInput[]
  /** Certificados */
  certificados?: TalentoCertificadoInput[]
  /** Idiomas */
  idiomas?: TalentoIdiomaInput[]
  /** Experiências Profissionais */
  experiencias?: TalentoExperienciaInput[]
  /** Data de Admissão */
  dataAdmissao: string
  /** Data de Desligamento */
  dataDesligamento?: string
  /** Motivo do Desligamento */
  motivoDesligamento?: {
    id: number
  }
  /** Iniciativa */
  iniciativaDesligamento?: 'EMPRESA' | 'COLABORADOR'
  /** Aviso prévio */
  avisoPrevio?: 'TRABALHADO' | 'INDENIZADO' | 'DISPENSADO' | 'SEM'
  /** Justificativa: Por que se desliga apesar da estabilidade ou do afastamento. */
  justificativaDesligamento?: string
  /** Vínculo */
  vinculo?: 'E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE'
  /** Situação */
  situacao?: 'A' | 'D' | 'G' | 'C' | 'U'
  /** Estabelecimento */
  estabelecimento?: {
    id: number
  }
  /** Área Organizacional */
  areaOrganizacional?: {
    id: number
  }
  /** Ambiente */
  ambiente?: {
    id: number
  }
  /** Cargo/Faixa */
  faixaSalarial?: {
    id: number
  }
  /** Função */
  funcao?: {
    id: number
  }
  /** Tipo de Salário */
  tipoSalario?: 1 | 2 | 3
  /** Índice */
  indice?: {
    id: number
  }
  /** Quantidade */
  quantidade?: number
  /** Salário */
  salario?: number
  /** Superior: A quem responde, quando não é o responsável pela área. */
  superior?: {
    id: number
  }
  /** Histórico de Situação */
  historicos?: TalentoHistoricoInput[]
  /** Data de Estabilidade: Até este dia o talento da CIPA não perde o emprego; quem pede a sua substituição é perguntado. */
  dataEstabilidade?: string
  /** Usuário: Com que usuário esta pessoa entra no sistema. O responsável por uma área vê a área e as que estão abaixo dela. */
  usuario?: {
    id: number
  }
  /** Documentos */
  documentos?: TalentoDocumentoInput[]
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
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
