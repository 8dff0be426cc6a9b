import { expect, test } from 'vitest'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { model } from '#tests/entities/subject.ts'

/** What the specification quotes in other words than the standard, by the entity and field that say it. */
const quoted: Record<string, string> = {
  'avaliacao/avaliacao-desempenho.anonima': 'Informe se a avaliação é anônima.',
  'avaliacao/avaliacao-desempenho.formato': 'Campo Obrigatório é necessário quando Tipo é 2.0',
  'avaliacao/avaliacao-desempenho.permiteAutoAvaliacao': 'Informe se a avaliação permite autoavaliação',
  'avaliacao/ninebox.percentualAltoDesempenho': 'O campo de Alto Desempenho (%) é obrigatório.',
  'avaliacao/ninebox.percentualAltoPotencial': 'O campo de Alto Potencial (%) é obrigatório.',
  'avaliacao/ninebox.percentualBaixoDesempenho': 'O campo de Baixo Desempenho (%) é obrigatório.',
  'avaliacao/ninebox.percentualBaixoPotencial': 'O campo de Baixo Potencial (%) é obrigatório.',
  'avaliacao/relatorios/acompanhamento-periodo-experiencia.periodosIds':
    'Selecione de 1 a 4 períodos de acompanhamento',
  'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia.periodosAcompanhamento':
    'Selecione de 1 a 6 períodos de acompanhamento',
  'captacao/candidato-formacao.areaFormacao': 'Selecione a Área de Formação',
  'captacao/candidato-formacao.situacao': 'Situação é obrigatória',
  'captacao/candidato.foto': 'Foto é obrigatória',
  'captacao/candidato.senha': 'Senha é obrigatória',
  'captacao/modelo-avaliacao-candidato-pergunta.texto': 'Pergunta é obrigatória',
  'cargo-salario/reajuste-colaborador.funcaoProposto': 'Função Proposta é obrigatória',
  'cargo-salario/reajuste-colaborador.indiceProposto': 'Índice é requerido',
  'gestao-talentos/talento-formacao.areaFormacao': 'Selecione a Área de Formação',
  'gestao-talentos/talento-formacao.situacao': 'Situação é obrigatória',
  'gestao-talentos/talento.foto': 'Foto é obrigatória',
  'gestao-talentos/talento.quantidade': 'Quantidade é obrigatória',
  'gestao-talentos/talento-historico.quantidade': 'Quantidade é obrigatória',
  'sst/ambiente-historico.estabelecimento': 'Estabelecimento é requerido',
  'utilitario/usuario.senha': 'Senha é obrigatória',
}

/** Feminine names of which the specification quotes 'é obrigatório', or '{label} é obrigatório' for the rule they are in. */
const quotedMasculine: Record<string, RegExp> = {
  'R-ANU-DESCRICAO': /^captacao\/anuncio\.descricao$/,
  'R-ETA-ORDEM': /^captacao\/etapa-seletiva\.ordem$/,
  'R-REG-NOME': /^(captacao\/motivo-solicitacao|cargo-salario\/(grupo-ocupacional|nivel-competencia))\.descricao$/,
  'R-SOL-REQ, R-SOL-EST-AREA-MOT, R-SOL-AMB-FUN':
    /^captacao\/solicitacao-pessoal\.(data|descricao|areaOrganizacional|funcao)$/,
  'R-SOL-COMPL, R-SOL-REMUN':
    /^captacao\/solicitacao-pessoal\.(escolaridade|idadeMinima|idadeMaxima|cidade|remuneracao)$/,
  'R-CER-REQ, R-CER-DATAS': /-certificado\.(organizacao|dataInicio|dataFim)$/,
  'R-EXP-EMPRESA, R-EXP-ADMISSAO-REQ': /-experiencia\.(empresa|dataAdmissao)$/,
  'R-FOR-REQ': /-formacao\.local$/,
  'R-CAND-CONFIG, R-CAND-EXTRA': /^captacao\/candidato\.(?!observacaoRH)/,
  // in words of the same fragment
  'R-CAND-CONFIG':
    /^gestao-talentos\/talento\.(etniaRaca|naturalidade|rg|titEleit|ctps\.|certificadoMilitar\.|habilitacao\.)/,
  'R-CAND-OBR-endereco': /^(captacao\/candidato|gestao-talentos\/talento)\.endereco\.cidade$/,
  'R-DATA-REQ, R-REL-DATAREF, R-REL-STATUS': /\/relatorios\/[^.]+\.(dataIni|dataFim|dataReferencia|statusSolicitacao)$/,
}

const nouns = new Set(
  `Aba Abrangência Ação Análise Aparência Área Assinatura Atitude Atribuição Avaliação Base Caixa Calibração Carga Carteira Categoria Central Certificação Chave Cidade Classe Colocação
  Coluna Comparação Competência Conclusão Confiança Configuração Confirmação Cor Correção Criticidade Data Deficiência Descrição Diferença Duplicidade Duração
  Emissão Empresa Escolaridade Etapa Etnia Experiência Faixa Formação Foto Frequência Função Geração Habilidade Hierarquia Hora Idade Iniciativa
  Instituição Integração Justificativa Linha Matrícula Média Medida Mensagem Meta Missão Naturalidade Nomenclatura Nota Notícia Observação Opção Ordem Organização Orientação
  Origem Parte Pendência Pergunta Periodicidade Permissão Pesquisa Política Pontuação Previsão Pretensão Prioridade Profissão Providência Qtd. Quantidade Razão Realizada Redução Remuneração Resposta Seção
  Senha Série Situação Solicitação Tarefa Tela Turma UF Unidade URL Validade Versão Zona`.split(/\s+/),
)

/** Something a person fills in whose name is one feminine thing; lists of several are called as the specification writes them. */
const isFeminine = ({ title, readOnly, kind }: Field): boolean =>
  !readOnly && (kind === 'scalar' || kind === 'reference') && nouns.has(title.split(/[\s/(]/)[0] ?? '')

const fields = [
  ...[...model.entities].map(([path, { fields: own }]) => ({ path, own })),
  ...[...model.reports].map(([path, { filters }]) => ({ path, own: filters.fields })),
].flatMap(({ path, own }) => leafFields(own).map((field) => ({ at: `${path}.${field.path}`, field })))

/** Registers that the specification does not know, or of whose fields it says nothing: their words are our own. */
const own =
  /^(analytics\/painel-empresa|captacao\/entrevista|pesquisa\/(acao-pesquisa|avaliacao-turma|pesquisa)|utilitario\/(aviso-automatico|campo-empresa|problema|relatorio-agendado))/

/** What the specification quotes of filters that take several. */
const isChoice = (message: string): boolean => message.startsWith('Selecione ao menos um')

const isQuoted = (at: string) => Object.values(quotedMasculine).some((one) => one.test(at))

test("[R-STD-OBRIG-] what is missing is '{label} é obrigatório', as quoted; feminine names of which nothing is quoted agree", () => {
  const other: Record<string, string> = {}
  for (const { at, field } of fields) {
    const message = requiredMessage(field)
    const usual = isFeminine(field) && !isQuoted(at) ? ' é obrigatória' : ' é obrigatório'
    if (!message.endsWith(usual) && !field.readOnly && !own.test(at) && !isChoice(message)) other[at] = message
  }
  expect(Object.fromEntries(Object.entries(other).filter(([at]) => quoted[at] === undefined))).toEqual({})
  for (const [at, message] of Object.entries(quoted)) {
    const field = fields.find((one) => one.at === at)?.field
    expect(field && requiredMessage(field), at).toBe(message)
  }
})

test('each quotation is of a field there is', () => {
  for (const [rule, where] of Object.entries(quotedMasculine))
    expect(
      fields.filter(({ at, field }) => where.test(at) && isFeminine(field)),
      rule,
    ).not.toEqual([])
})
