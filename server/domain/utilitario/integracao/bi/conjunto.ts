import type { EntityPath } from '#schemas/generated/entities.ts'
import type { Model } from '#schemas/load.ts'
import { VER_SALARIO } from '#server/platform/access/authorities.ts'

/** A file of the set: rows of a register, or of a list of its records. */
export interface Tabela {
  arquivo: string
  entidade: EntityPath
  /** list whose rows are exported; the first column holds the record's id, named `deQuem` */
  lista?: string
  deQuem?: string
  /** fields in order, after the record's id */
  colunas: string[]
}

/** Version of the data set: raised when a file or column is removed or changes its meaning. */
export const VERSAO = 1

/** Files of Fortes BI, documented in README.md, without sensitive fields (LGPD, art. 5º, II) and documents. */
export const conjunto: Tabela[] = [
  {
    arquivo: 'talentos',
    entidade: 'gestao-talentos/talento',
    colunas: [
      ...['nome', 'matricula', 'dataNascimento', 'sexo', 'geracao', 'dataAdmissao', 'dataDesligamento'],
      ...['motivoDesligamento', 'iniciativaDesligamento', 'vinculo', 'situacao', 'estabelecimento'],
      ...['areaOrganizacional', 'cargo', 'faixaSalarial', 'funcao', 'superior', 'salario'],
    ],
  },
  {
    arquivo: 'historicos',
    entidade: 'gestao-talentos/talento',
    lista: 'historicos',
    deQuem: 'talentoId',
    colunas: [
      ...['data', 'estabelecimento', 'areaOrganizacional', 'faixaSalarial', 'funcao', 'superior', 'motivo', 'status'],
      'salarioNoDia',
    ],
  },
  {
    arquivo: 'areas',
    entidade: 'cargo-salario/area-organizacional',
    colunas: ['nome', 'areaMae', 'ativo', 'codigoAC'],
  },
  { arquivo: 'cargos', entidade: 'cargo-salario/cargo', colunas: ['nome', 'grupoOcupacional', 'ativa'] },
  { arquivo: 'faixas-salariais', entidade: 'cargo-salario/faixa-salarial', colunas: ['nome', 'cargo', 'salario'] },
  { arquivo: 'estabelecimentos', entidade: 'utilitario/estabelecimento', colunas: ['nome', 'inscricao'] },
  {
    arquivo: 'motivos-desligamento',
    entidade: 'gestao-talentos/motivo-desligamento',
    colunas: ['descricao', 'turnover', 'reducaoDeQuadro', 'iniciativa'],
  },
  {
    arquivo: 'tipos-ocorrencia',
    entidade: 'gestao-talentos/tipo-ocorrencia',
    colunas: ['descricao', 'pontuacao', 'absenteismo'],
  },
  {
    arquivo: 'ocorrencias',
    entidade: 'gestao-talentos/colaborador-ocorrencia',
    colunas: ['colaborador', 'ocorrencia', 'dataIni', 'dataFim', 'pontuacao', 'providencia', 'origem'],
  },
  { arquivo: 'afastamentos', entidade: 'sst/afastamento', colunas: ['colaborador', 'inicio', 'fim', 'dias'] },
  {
    arquivo: 'solicitacoes',
    entidade: 'captacao/solicitacao-pessoal',
    colunas: [
      ...['data', 'estabelecimento', 'areaOrganizacional', 'faixaSalarial', 'motivoSolicitacao', 'quantidade'],
      ...['tipoVaga', 'status', 'qtdVagasPreenchidas', 'encerrada', 'dataEncerramento', 'cancelada'],
    ],
  },
  {
    arquivo: 'candidaturas',
    entidade: 'captacao/candidato-solicitacao',
    colunas: ['solicitacao', 'data', 'etapaSeletiva', 'aptidao', 'situacao', 'motivoRecusa', 'dataAdmissao'],
  },
]

/** Authorities that a key needs for the whole data set. */
export const leiturasDoBi = ({ entities }: Pick<Model, 'entities'>): string[] => [
  ...new Set([...conjunto.flatMap(({ entidade }) => entities.get(entidade)?.authority.read ?? []), VER_SALARIO]),
]
