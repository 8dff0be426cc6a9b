import { shiftDay } from '#schemas/runtime/dates.ts'
import { next } from '#tests/helpers/samples/sample-value.ts'
import { holds } from '#tests/helpers/samples/schema-holds.ts'
import type { Special } from '#tests/helpers/samples/wish.ts'

const senha = 'Girassol-Azul-2026'

/** What a record needs that its schema cannot say: rules that live in hooks. Each with its reason. */
export const special: Record<string, Special> = {
  'analytics/painel-empresa': {
    reason: 'Its filters are those of dashboards.',
    values: { filtros: () => 'dataIni=2026-01-01&dataFim=2026-06-30' },
  },
  'analytics/painel-empresa-indicador': {
    reason: 'Measures that are compared alike, and by something else inside a category.',
    values: {
      medida: () => 'gestao-talentos/ativos',
      outraMedida: () => 'gestao-talentos/admissoes',
      comparaPor: () => 'area',
      abre: () => 'cargo',
    },
  },
  'avaliacao/avaliacao-desempenho': {
    reason:
      'People are evaluated with models of performance; who is evaluated comes before the release, and one of them alone is known in an anonymous cycle; it ends after the day of the release.',
    pick: { modeloAvaliacao: { tipo: 'D' } },
    values: { anonima: () => false, dataFim: () => '2027-06-30' },
    before: { libera: { entity: 'avaliacao/participante-avaliacao-desempenho', by: 'avaliacaoDesempenho' } },
  },
  'avaliacao/avaliacao-desempenho-modelo': {
    reason: 'People are evaluated with models of performance.',
    pick: { modeloAvaliacao: { tipo: 'D' } },
  },
  'avaliacao/participante-avaliacao-desempenho': {
    reason: 'A cycle that is being prepared, and somebody else who evaluates as what every cycle knows.',
    // nobody has such a code: a talent of his own
    pick: {
      avaliacaoDesempenho: { titulo: 'Ciclo de Desempenho 2026' },
      avaliado: { codigoAC: 'nenhum' },
      avaliador: { situacao: 'A' },
    },
    made: { avaliacaoDesempenho: { anonima: false } },
    values: { papel: () => 'R' },
  },
  'avaliacao/check-in-resultado': {
    reason: 'Only an active objective takes check-ins, on a day of its period that has come.',
    pick: { resultadoChave: { proximoCheckIn_vazio: false } },
    values: { data: () => shiftDay('2026-10-02', next() % 25) },
  },
  'avaliacao/objetivo': {
    reason: "The period is open, and lies within that of an objective above, which is the company's.",
    pick: { periodo: { inicio: '2026-01-01' }, objetivoPai: { nivel: 'E', situacao: 'A' } },
  },
  'avaliacao/resultado-chave': {
    reason: 'Only an objective that is not over has its key results changed; they go somewhere.',
    pick: { objetivo: { situacao: 'A' } },
    values: { inicial: () => 0, meta: () => 100 },
  },
  'avaliacao/colaborador-questionario': {
    reason:
      'A model with questions, a day to come, and people who work here; an experience period is set only by the call that makes its evaluation, a survey or the evaluation of a class by its release.',
    without: ['periodoExperiencia', 'pesquisa', 'avaliacaoTurma'],
    pick: {
      modeloAvaliacao: { titulo: 'Avaliação de liderança' },
      colaborador: { situacao: 'A' },
      avaliador: { situacao: 'A' },
    },
    values: { prazo: () => shiftDay('2098-01-01', next()) },
  },
  'avaliacao/aspecto': {
    reason: 'A questionnaire that has answers changes no more.',
    pick: { questionario: { titulo: 'Questionário em elaboração' } },
  },
  'avaliacao/pergunta': {
    reason:
      'A questionnaire that has answers changes no more. A condition names options and marks of the question it looks at: tests/server/features/questionario/perguntas.test.ts',
    pick: { questionario: { titulo: 'Questionário em elaboração' } },
    without: ['condicao.opcoes', 'condicao.notaDe', 'condicao.notaAte'],
  },
  'pesquisa/pesquisa': {
    reason:
      'Something is asked before the release; one without a name goes to as many as its minimum group; it ends after the day of the release.',
    values: { dataFim: () => '2027-06-30' },
    before: {
      libera: {
        entity: 'avaliacao/pergunta',
        by: 'questionario',
        through: 'questionario',
        set: { anonima: false, publico: { quem: 'TODOS' } },
      },
    },
  },
  'desenvolvimento/colaborador-turma': {
    reason: 'A talent is once in a class.',
    // nobody has such a code: a talent of his own
    pick: { colaborador: { codigoAC: 'nenhum' } },
  },
  'desenvolvimento/dia-turma': {
    reason: 'It ends after it begins.',
    values: { horaIni: () => '08:00', horaFim: () => '12:00' },
  },
  'pesquisa/avaliacao-turma': {
    reason:
      'What is copied from a model: tests/server/domain/pesquisa/avaliacao-turma.test.ts. Something is asked before the release, of a class in which somebody takes part; it ends after the day of the release.',
    without: ['modeloAvaliacao'],
    values: { dataFim: () => '2027-06-30' },
    before: {
      libera: [
        { entity: 'desenvolvimento/colaborador-turma', by: 'turma', through: 'turma' },
        { entity: 'avaliacao/pergunta', by: 'questionario', through: 'questionario', set: { anonima: false } },
      ],
    },
  },
  'captacao/candidato-solicitacao': {
    reason: 'Only an approved request that is open takes candidates.',
    pick: { solicitacao: { visualizar: 'A', status: 'A' } },
  },
  'captacao/avaliacao-candidato': {
    reason: 'A model with questions, and an end that is still to come.',
    pick: { avaliacao: { titulo: 'Entrevista inicial' } },
    values: { dataHoraExpiracao: () => '2099-12-31T23:59:00.000Z' },
  },
  'captacao/candidato': {
    reason: 'A password is repeated and not easy to guess.',
    values: { senha: () => senha, confirmaSenha: () => senha },
  },
  'cargo-salario/config-nivel-faixa-salarial': {
    reason: 'Levels are those of the configuration in force on its day.',
    values: { data: () => shiftDay('2026-01-01', next()) },
  },
  'cargo-salario/config-nivel-faixa-salarial-linha': {
    reason: 'Levels are those of the configuration in force on the day.',
    pick: { nivelCompetencia: { descricao: 'Básico' } },
  },
  'cargo-salario/configuracao-nivel-competencia': {
    reason: 'It puts other levels out of force from its day on: later than whatever is rated here.',
    values: { data: () => shiftDay('2090-01-01', next()) },
  },
  'cargo-salario/nivel-competencia-talento': {
    reason: 'A talent of the company, on a day after his admission.',
    pick: { talento: { dataDesligamento_vazio: true } },
    values: { data: () => shiftDay('2027-01-01', next()) },
  },
  'cargo-salario/nivel-competencia-talento-linha': {
    reason: 'Levels are those of the configuration in force, criteria those of the competence.',
    pick: { nivelCompetencia: { descricao: 'Básico' } },
    values: { porCriterios: () => false },
  },
  'cargo-salario/reajuste-colaborador': {
    reason: 'A plan for talents that is being made, of a day after the admission, and nobody is paid less.',
    made: { tabelaReajusteColaborador: { tipoReajuste: 'C', data: '2099-01-01' } },
    values: { salarioProposto: () => 900_000 + next() },
  },
  'cargo-salario/reajuste-faixa-salarial': {
    reason: 'A plan for bands that is being made, and no band pays less.',
    made: { tabelaReajuste: { tipoReajuste: 'F', data: '2099-01-01' } },
    values: { valorProposto: () => 900_000 + next() },
  },
  'cargo-salario/reajuste-indice': {
    reason: 'A plan for indices that is being made, and no index falls.',
    made: { tabelaReajuste: { tipoReajuste: 'I', data: '2099-01-01' } },
    values: { valorProposto: () => 900_000 + next() },
  },
  'cargo-salario/faturamento-mensal': {
    reason: 'A month of an establishment is said once, and the demo has those gone by.',
    values: { mesAno: () => shiftDay('2030-01-01', 31 * (next() % 1500)).slice(0, 7) },
  },
  'gestao-talentos/pedido-documento': {
    reason: 'Who works here is asked, for a day to come; what runs out is sent with its day by a person.',
    pick: { talento: { situacao: 'A' }, tipoDocumento: { exigeValidade: false } },
    values: { prazo: () => shiftDay('2098-01-01', next()), validade: () => '2099-12-31', emissao: () => '2020-01-01' },
  },
  'gestao-talentos/talento': {
    reason: 'Who logs in as a talent works in the company.',
    made: { usuario: { empresas: [{ empresa: { id: 1 }, perfis: [{ id: 4 }] }] } },
  },
  'sst/afastamento': {
    reason:
      'Nobody is away twice at once, and what a class demands is said by hand: everybody goes on holidays, each once.',
    // nobody has such a code: a talent of his own
    pick: { colaborador: { codigoAC: 'nenhum' }, motivo: { classe: 'FERIAS_RECESSO' } },
    // an earlier leave of the same talent: tests/server/domain/sst/afastamentos.test.ts
    without: ['afastamentoVinculado'],
  },
  'utilitario/ausencia': {
    reason: 'Nobody is his own substitute.',
    pick: { substituto: { login: 'rh2' } },
  },
  'utilitario/aviso-automatico': {
    reason: 'What a notice tells of exists in its register.',
    values: {
      cadastro: () => 'gestao-talentos/talento',
      vencimento: () => 'certificado',
      estado: () => 'nenhum:estado',
      campos: () => ['observacao'],
      campo: () => 'observacao',
      operador: () => 'IGUAL',
      papeis: () => ['gestor'],
      campoEmail: () => 'contato.email',
      porMensagem: () => true,
      texto: () => '{{registro}}',
    },
  },
  'utilitario/relatorio-agendado': {
    reason:
      'The report must take the filters, and a period only where it has one; a dashboard of the company is one that is named.',
    values: {
      relatorio: (schemas) =>
        ['captacao/relatorios/divulgacao-vaga', 'analytics/paineis/empresa'].find((each) =>
          schemas.every((schema) => holds(schema, each)),
        ),
      filtros: () => 'dataIni=2026-01-01&dataFim=2026-06-30',
    },
  },
  'utilitario/usuario': {
    reason: 'A password is not easy to guess.',
    values: { senha: () => senha },
  },
  'utilitario/campo-empresa': {
    reason: 'The register must take fields of companies, the one referred to must exist, and a value fits its type.',
    values: {
      entidade: () => 'captacao/candidato',
      referencia: () => 'captacao/idioma',
      padrao: () => 'Sim',
    },
  },
  'utilitario/campo-empresa-opcao': {
    reason: 'A code has no spaces.',
    values: { codigo: () => `codigo-${next()}` },
  },
  'utilitario/webhook': {
    reason: 'A record leaves as its own user sees it: the one who asks for that.',
    values: { conteudo: () => 'REGISTRO' },
    pick: { usuario: { login: 'admin' } },
  },
}
