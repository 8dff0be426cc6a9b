// Gerado por npm run generate; não edite.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface PainelEmpresaTable {
  empresa_id: number
  id: Generated<number>
  nome: string
  resumo: string | null
  periodo: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR' | null
  filtros: string | null
  versao: Generated<number>
  extras: ColumnType<unknown | null, string | null | undefined, string | null>
  busca: GeneratedAlways<string>
}

export interface PainelEmpresaIndicadorTable {
  empresa_id: number
  id: Generated<number>
  painel_empresa_id: number
  ordem_: Generated<number>
  tipo: Generated<'NUMERO' | 'COLUNAS' | 'BARRAS' | 'LINHAS' | 'COLUNAS_LINHA' | 'ROSCA'>
  medida: 'gestao-talentos/absenteismo' | 'gestao-talentos/absenteismo-medio' | 'sst/acidentes' | 'gestao-talentos/admissoes' | 'sst/afastamentos' | 'desenvolvimento/aprovacoes' | 'desenvolvimento/aproveitamento' | 'gestao-talentos/ativos-no-inicio' | 'avaliacao/avaliacoes-pedidas' | 'avaliacao/avaliacoes-respondidas' | 'avaliacao/avaliados' | 'captacao/candidatos' | 'captacao/candidaturas' | 'cargo-salario/compa-ratio' | 'captacao/contratacoes' | 'captacao/candidatos-contratados' | 'desenvolvimento/cursos' | 'desenvolvimento/custo' | 'desenvolvimento/custo-por-participante' | 'avaliacao/desempenho-medio' | 'gestao-talentos/desligamentos' | 'gestao-talentos/desligamentos-considerados' | 'desenvolvimento/despesas' | 'captacao/tempo-das-encerradas' | 'sst/dias-perdidos' | 'sst/dias-afastados' | 'gestao-talentos/dias-de-ocorrencias' | 'cargo-salario/faturamento' | 'cargo-salario/folha' | 'cargo-salario/folha-sobre-faturamento' | 'cargo-salario/folha-sobre-faturamento-media' | 'desenvolvimento/horas' | 'desenvolvimento/horas-por-talento' | 'desenvolvimento/horas-previstas' | 'desenvolvimento/horas-previstas-por-talento' | 'sst/quase-acidentes' | 'avaliacao/lacuna-media' | 'desenvolvimento/meta-horas' | 'avaliacao/objetivos' | 'sst/ocorrencias' | 'desenvolvimento/participacoes' | 'gestao-talentos/pessoas-com-deficiencia' | 'gestao-talentos/proporcao-com-deficiencia' | 'avaliacao/potencial-medio' | 'captacao/preenchimento' | 'avaliacao/progresso-medio' | 'cargo-salario/promocoes-horizontais' | 'cargo-salario/promocoes-verticais' | 'avaliacao/taxa-respostas' | 'avaliacao/resultado-medio' | 'cargo-salario/razao-salarial' | 'cargo-salario/salario-mediano' | 'cargo-salario/salario-mediano-mulheres' | 'cargo-salario/salario-mediano-homens' | 'cargo-salario/salario-medio' | 'captacao/solicitacoes' | 'captacao/solicitacoes-encerradas' | 'gestao-talentos/ativos' | 'avaliacao/talentos-no-ninebox' | 'sst/taxa-frequencia' | 'sst/taxa-gravidade' | 'captacao/tempo-preenchimento' | 'desenvolvimento/turmas-previstas' | 'desenvolvimento/turmas' | 'gestao-talentos/turnover' | 'captacao/vagas' | 'captacao/vagas-em-aberto' | 'captacao/vagas-preenchidas'
  outra_medida: 'gestao-talentos/absenteismo' | 'gestao-talentos/absenteismo-medio' | 'sst/acidentes' | 'gestao-talentos/admissoes' | 'sst/afastamentos' | 'desenvolvimento/aprovacoes' | 'desenvolvimento/aproveitamento' | 'gestao-talentos/ativos-no-inicio' | 'avaliacao/avaliacoes-pedidas' | 'avaliacao/avaliacoes-respondidas' | 'avaliacao/avaliados' | 'captacao/candidatos' | 'captacao/candidaturas' | 'cargo-salario/compa-ratio' | 'captacao/contratacoes' | 'captacao/candidatos-contratados' | 'desenvolvimento/cursos' | 'desenvolvimento/custo' | 'desenvolvimento/custo-por-participante' | 'avaliacao/desempenho-medio' | 'gestao-talentos/desligamentos' | 'gestao-talentos/desligamentos-considerados' | 'desenvolvimento/despesas' | 'captacao/tempo-das-encerradas' | 'sst/dias-perdidos' | 'sst/dias-afastados' | 'gestao-talentos/dias-de-ocorrencias' | 'cargo-salario/faturamento' | 'cargo-salario/folha' | 'cargo-salario/folha-sobre-faturamento' | 'cargo-salario/folha-sobre-faturamento-media' | 'desenvolvimento/horas' | 'desenvolvimento/horas-por-talento' | 'desenvolvimento/horas-previstas' | 'desenvolvimento/horas-previstas-por-talento' | 'sst/quase-acidentes' | 'avaliacao/lacuna-media' | 'desenvolvimento/meta-horas' | 'avaliacao/objetivos' | 'sst/ocorrencias' | 'desenvolvimento/participacoes' | 'gestao-talentos/pessoas-com-deficiencia' | 'gestao-talentos/proporcao-com-deficiencia' | 'avaliacao/potencial-medio' | 'captacao/preenchimento' | 'avaliacao/progresso-medio' | 'cargo-salario/promocoes-horizontais' | 'cargo-salario/promocoes-verticais' | 'avaliacao/taxa-respostas' | 'avaliacao/resultado-medio' | 'cargo-salario/razao-salarial' | 'cargo-salario/salario-mediano' | 'cargo-salario/salario-mediano-mulheres' | 'cargo-salario/salario-mediano-homens' | 'cargo-salario/salario-medio' | 'captacao/solicitacoes' | 'captacao/solicitacoes-encerradas' | 'gestao-talentos/ativos' | 'avaliacao/talentos-no-ninebox' | 'sst/taxa-frequencia' | 'sst/taxa-gravidade' | 'captacao/tempo-preenchimento' | 'desenvolvimento/turmas-previstas' | 'desenvolvimento/turmas' | 'gestao-talentos/turnover' | 'captacao/vagas' | 'captacao/vagas-em-aberto' | 'captacao/vagas-preenchidas' | null
  compara_por: 'mes' | 'ano' | 'ambiente' | 'area' | 'cargo' | 'categoria' | 'cbo' | 'ciclo' | 'competencia' | 'confianca' | 'curso' | 'escolaridade' | 'estabelecimento' | 'etapa' | 'etapaAlcancada' | 'faixa' | 'geracao' | 'grupo' | 'idade' | 'iniciativa' | 'motivo' | 'nivel' | 'ocorrencia' | 'origem' | 'papel' | 'parteCorpo' | 'quadrante' | 'sexo' | 'situacao' | 'tempoDeCasa' | 'tipo' | 'tipoDespesa' | 'vinculo' | null
  abre: 'mes' | 'ano' | 'ambiente' | 'area' | 'cargo' | 'categoria' | 'cbo' | 'ciclo' | 'competencia' | 'confianca' | 'curso' | 'escolaridade' | 'estabelecimento' | 'etapa' | 'etapaAlcancada' | 'faixa' | 'geracao' | 'grupo' | 'idade' | 'iniciativa' | 'motivo' | 'nivel' | 'ocorrencia' | 'origem' | 'papel' | 'parteCorpo' | 'quadrante' | 'sexo' | 'situacao' | 'tempoDeCasa' | 'tipo' | 'tipoDespesa' | 'vinculo' | null
  titulo: string | null
  largo: Generated<boolean>
  versao: Generated<number>
}

export interface PainelEmpresaPerfisTable {
  empresa_id: number
  painel_empresa_id: number
  perfil_id: number
  ordem_: Generated<number>
}

export interface AnalyticsTables {
  painel_empresa: PainelEmpresaTable
  painel_empresa_indicador: PainelEmpresaIndicadorTable
  painel_empresa_perfis: PainelEmpresaPerfisTable
}
