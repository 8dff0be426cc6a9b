// Gerado por npm run generate; não edite.

import type { AreaOrganizacionalCorresponsavel, AreaOrganizacionalCorresponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-corresponsavel.ts'
import type { AreaOrganizacionalEmail, AreaOrganizacionalEmailInput } from '#schemas/generated/types/cargo-salario/area-organizacional-email.ts'
import type { AreaOrganizacionalResponsavel, AreaOrganizacionalResponsavelInput } from '#schemas/generated/types/cargo-salario/area-organizacional-responsavel.ts'
import type { AreaOrganizacional, AreaOrganizacionalInput } from '#schemas/generated/types/cargo-salario/area-organizacional.ts'
import type { AtitudeComportamento, AtitudeComportamentoInput } from '#schemas/generated/types/cargo-salario/atitude-comportamento.ts'
import type { Atitude, AtitudeInput } from '#schemas/generated/types/cargo-salario/atitude.ts'
import type { Cargo, CargoInput } from '#schemas/generated/types/cargo-salario/cargo.ts'
import type { CenarioReajuste, CenarioReajusteInput } from '#schemas/generated/types/cargo-salario/cenario-reajuste.ts'
import type { Competencia, CompetenciaInput } from '#schemas/generated/types/cargo-salario/competencia.ts'
import type { ConfigNivelFaixaSalarialLinha, ConfigNivelFaixaSalarialLinhaInput } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial-linha.ts'
import type { ConfigNivelFaixaSalarial, ConfigNivelFaixaSalarialInput } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial.ts'
import type { ConfiguracaoNivelCompetenciaNivel, ConfiguracaoNivelCompetenciaNivelInput } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia-nivel.ts'
import type { ConfiguracaoNivelCompetencia, ConfiguracaoNivelCompetenciaInput } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia.ts'
import type { ConhecimentoComportamento, ConhecimentoComportamentoInput } from '#schemas/generated/types/cargo-salario/conhecimento-comportamento.ts'
import type { Conhecimento, ConhecimentoInput } from '#schemas/generated/types/cargo-salario/conhecimento.ts'
import type { CriterioAvaliacaoCompetencia, CriterioAvaliacaoCompetenciaInput } from '#schemas/generated/types/cargo-salario/criterio-avaliacao-competencia.ts'
import type { FaixaSalarialHistorico, FaixaSalarialHistoricoInput } from '#schemas/generated/types/cargo-salario/faixa-salarial-historico.ts'
import type { FaixaSalarial, FaixaSalarialInput } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import type { FaturamentoMensal, FaturamentoMensalInput } from '#schemas/generated/types/cargo-salario/faturamento-mensal.ts'
import type { GrupoOcupacional, GrupoOcupacionalInput } from '#schemas/generated/types/cargo-salario/grupo-ocupacional.ts'
import type { HabilidadeComportamento, HabilidadeComportamentoInput } from '#schemas/generated/types/cargo-salario/habilidade-comportamento.ts'
import type { Habilidade, HabilidadeInput } from '#schemas/generated/types/cargo-salario/habilidade.ts'
import type { IndiceHistorico, IndiceHistoricoInput } from '#schemas/generated/types/cargo-salario/indice-historico.ts'
import type { Indice, IndiceInput } from '#schemas/generated/types/cargo-salario/indice.ts'
import type { NivelCompetenciaTalentoLinha, NivelCompetenciaTalentoLinhaInput } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento-linha.ts'
import type { NivelCompetenciaTalento, NivelCompetenciaTalentoInput } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento.ts'
import type { NivelCompetencia, NivelCompetenciaInput } from '#schemas/generated/types/cargo-salario/nivel-competencia.ts'
import type { ReajusteColaborador, ReajusteColaboradorInput } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { ReajusteFaixaSalarial, ReajusteFaixaSalarialInput } from '#schemas/generated/types/cargo-salario/reajuste-faixa-salarial.ts'
import type { ReajusteIndice, ReajusteIndiceInput } from '#schemas/generated/types/cargo-salario/reajuste-indice.ts'
import type { ReajusteLancamento, ReajusteLancamentoInput } from '#schemas/generated/types/cargo-salario/reajuste-lancamento.ts'
import type { TabelaReajusteColaborador, TabelaReajusteColaboradorInput } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'

export interface CargoSalarioEntities {
  'cargo-salario/area-organizacional-corresponsavel': AreaOrganizacionalCorresponsavel
  'cargo-salario/area-organizacional-email': AreaOrganizacionalEmail
  'cargo-salario/area-organizacional-responsavel': AreaOrganizacionalResponsavel
  'cargo-salario/area-organizacional': AreaOrganizacional
  'cargo-salario/atitude-comportamento': AtitudeComportamento
  'cargo-salario/atitude': Atitude
  'cargo-salario/cargo': Cargo
  'cargo-salario/cenario-reajuste': CenarioReajuste
  'cargo-salario/competencia': Competencia
  'cargo-salario/config-nivel-faixa-salarial-linha': ConfigNivelFaixaSalarialLinha
  'cargo-salario/config-nivel-faixa-salarial': ConfigNivelFaixaSalarial
  'cargo-salario/configuracao-nivel-competencia-nivel': ConfiguracaoNivelCompetenciaNivel
  'cargo-salario/configuracao-nivel-competencia': ConfiguracaoNivelCompetencia
  'cargo-salario/conhecimento-comportamento': ConhecimentoComportamento
  'cargo-salario/conhecimento': Conhecimento
  'cargo-salario/criterio-avaliacao-competencia': CriterioAvaliacaoCompetencia
  'cargo-salario/faixa-salarial-historico': FaixaSalarialHistorico
  'cargo-salario/faixa-salarial': FaixaSalarial
  'cargo-salario/faturamento-mensal': FaturamentoMensal
  'cargo-salario/grupo-ocupacional': GrupoOcupacional
  'cargo-salario/habilidade-comportamento': HabilidadeComportamento
  'cargo-salario/habilidade': Habilidade
  'cargo-salario/indice-historico': IndiceHistorico
  'cargo-salario/indice': Indice
  'cargo-salario/nivel-competencia-talento-linha': NivelCompetenciaTalentoLinha
  'cargo-salario/nivel-competencia-talento': NivelCompetenciaTalento
  'cargo-salario/nivel-competencia': NivelCompetencia
  'cargo-salario/reajuste-colaborador': ReajusteColaborador
  'cargo-salario/reajuste-faixa-salarial': ReajusteFaixaSalarial
  'cargo-salario/reajuste-indice': ReajusteIndice
  'cargo-salario/reajuste-lancamento': ReajusteLancamento
  'cargo-salario/tabela-reajuste-colaborador': TabelaReajusteColaborador
}

export interface CargoSalarioInputs {
  'cargo-salario/area-organizacional-corresponsavel': AreaOrganizacionalCorresponsavelInput
  'cargo-salario/area-organizacional-email': AreaOrganizacionalEmailInput
  'cargo-salario/area-organizacional-responsavel': AreaOrganizacionalResponsavelInput
  'cargo-salario/area-organizacional': AreaOrganizacionalInput
  'cargo-salario/atitude-comportamento': AtitudeComportamentoInput
  'cargo-salario/atitude': AtitudeInput
  'cargo-salario/cargo': CargoInput
  'cargo-salario/cenario-reajuste': CenarioReajusteInput
  'cargo-salario/competencia': CompetenciaInput
  'cargo-salario/config-nivel-faixa-salarial-linha': ConfigNivelFaixaSalarialLinhaInput
  'cargo-salario/config-nivel-faixa-salarial': ConfigNivelFaixaSalarialInput
  'cargo-salario/configuracao-nivel-competencia-nivel': ConfiguracaoNivelCompetenciaNivelInput
  'cargo-salario/configuracao-nivel-competencia': ConfiguracaoNivelCompetenciaInput
  'cargo-salario/conhecimento-comportamento': ConhecimentoComportamentoInput
  'cargo-salario/conhecimento': ConhecimentoInput
  'cargo-salario/criterio-avaliacao-competencia': CriterioAvaliacaoCompetenciaInput
  'cargo-salario/faixa-salarial-historico': FaixaSalarialHistoricoInput
  'cargo-salario/faixa-salarial': FaixaSalarialInput
  'cargo-salario/faturamento-mensal': FaturamentoMensalInput
  'cargo-salario/grupo-ocupacional': GrupoOcupacionalInput
  'cargo-salario/habilidade-comportamento': HabilidadeComportamentoInput
  'cargo-salario/habilidade': HabilidadeInput
  'cargo-salario/indice-historico': IndiceHistoricoInput
  'cargo-salario/indice': IndiceInput
  'cargo-salario/nivel-competencia-talento-linha': NivelCompetenciaTalentoLinhaInput
  'cargo-salario/nivel-competencia-talento': NivelCompetenciaTalentoInput
  'cargo-salario/nivel-competencia': NivelCompetenciaInput
  'cargo-salario/reajuste-colaborador': ReajusteColaboradorInput
  'cargo-salario/reajuste-faixa-salarial': ReajusteFaixaSalarialInput
  'cargo-salario/reajuste-indice': ReajusteIndiceInput
  'cargo-salario/reajuste-lancamento': ReajusteLancamentoInput
  'cargo-salario/tabela-reajuste-colaborador': TabelaReajusteColaboradorInput
}
