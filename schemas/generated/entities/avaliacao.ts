// Gerado por npm run generate; não edite.

import type { Aspecto, AspectoInput } from '#schemas/generated/types/avaliacao/aspecto.ts'
import type { AvaliacaoDesempenhoModelo, AvaliacaoDesempenhoModeloInput } from '#schemas/generated/types/avaliacao/avaliacao-desempenho-modelo.ts'
import type { AvaliacaoDesempenho, AvaliacaoDesempenhoInput } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'
import type { AvaliadoAvaliacaoDesempenho, AvaliadoAvaliacaoDesempenhoInput } from '#schemas/generated/types/avaliacao/avaliado-avaliacao-desempenho.ts'
import type { AvisoExperiencia, AvisoExperienciaInput } from '#schemas/generated/types/avaliacao/aviso-experiencia.ts'
import type { CalibracaoNinebox, CalibracaoNineboxInput } from '#schemas/generated/types/avaliacao/calibracao-ninebox.ts'
import type { CheckInResultado, CheckInResultadoInput } from '#schemas/generated/types/avaliacao/check-in-resultado.ts'
import type { ColaboradorQuestionarioResposta, ColaboradorQuestionarioRespostaInput } from '#schemas/generated/types/avaliacao/colaborador-questionario-resposta.ts'
import type { ColaboradorQuestionario, ColaboradorQuestionarioInput } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import type { ModeloAvaliacao, ModeloAvaliacaoInput } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'
import type { MovimentoCalibracaoNinebox, MovimentoCalibracaoNineboxInput } from '#schemas/generated/types/avaliacao/movimento-calibracao-ninebox.ts'
import type { Ninebox, NineboxInput } from '#schemas/generated/types/avaliacao/ninebox.ts'
import type { NivelObtido, NivelObtidoInput } from '#schemas/generated/types/avaliacao/nivel-obtido.ts'
import type { Objetivo, ObjetivoInput } from '#schemas/generated/types/avaliacao/objetivo.ts'
import type { ParticipanteAvaliacaoDesempenho, ParticipanteAvaliacaoDesempenhoInput } from '#schemas/generated/types/avaliacao/participante-avaliacao-desempenho.ts'
import type { PdiItem, PdiItemInput } from '#schemas/generated/types/avaliacao/pdi-item.ts'
import type { Pdi, PdiInput } from '#schemas/generated/types/avaliacao/pdi.ts'
import type { PerguntaResposta, PerguntaRespostaInput } from '#schemas/generated/types/avaliacao/pergunta-resposta.ts'
import type { Pergunta, PerguntaInput } from '#schemas/generated/types/avaliacao/pergunta.ts'
import type { PeriodoExperiencia, PeriodoExperienciaInput } from '#schemas/generated/types/avaliacao/periodo-experiencia.ts'
import type { PeriodoMeta, PeriodoMetaInput } from '#schemas/generated/types/avaliacao/periodo-meta.ts'
import type { ResultadoChave, ResultadoChaveInput } from '#schemas/generated/types/avaliacao/resultado-chave.ts'

export interface AvaliacaoEntities {
  'avaliacao/aspecto': Aspecto
  'avaliacao/avaliacao-desempenho-modelo': AvaliacaoDesempenhoModelo
  'avaliacao/avaliacao-desempenho': AvaliacaoDesempenho
  'avaliacao/avaliado-avaliacao-desempenho': AvaliadoAvaliacaoDesempenho
  'avaliacao/aviso-experiencia': AvisoExperiencia
  'avaliacao/calibracao-ninebox': CalibracaoNinebox
  'avaliacao/check-in-resultado': CheckInResultado
  'avaliacao/colaborador-questionario-resposta': ColaboradorQuestionarioResposta
  'avaliacao/colaborador-questionario': ColaboradorQuestionario
  'avaliacao/modelo-avaliacao': ModeloAvaliacao
  'avaliacao/movimento-calibracao-ninebox': MovimentoCalibracaoNinebox
  'avaliacao/ninebox': Ninebox
  'avaliacao/nivel-obtido': NivelObtido
  'avaliacao/objetivo': Objetivo
  'avaliacao/participante-avaliacao-desempenho': ParticipanteAvaliacaoDesempenho
  'avaliacao/pdi-item': PdiItem
  'avaliacao/pdi': Pdi
  'avaliacao/pergunta-resposta': PerguntaResposta
  'avaliacao/pergunta': Pergunta
  'avaliacao/periodo-experiencia': PeriodoExperiencia
  'avaliacao/periodo-meta': PeriodoMeta
  'avaliacao/resultado-chave': ResultadoChave
}

export interface AvaliacaoInputs {
  'avaliacao/aspecto': AspectoInput
  'avaliacao/avaliacao-desempenho-modelo': AvaliacaoDesempenhoModeloInput
  'avaliacao/avaliacao-desempenho': AvaliacaoDesempenhoInput
  'avaliacao/avaliado-avaliacao-desempenho': AvaliadoAvaliacaoDesempenhoInput
  'avaliacao/aviso-experiencia': AvisoExperienciaInput
  'avaliacao/calibracao-ninebox': CalibracaoNineboxInput
  'avaliacao/check-in-resultado': CheckInResultadoInput
  'avaliacao/colaborador-questionario-resposta': ColaboradorQuestionarioRespostaInput
  'avaliacao/colaborador-questionario': ColaboradorQuestionarioInput
  'avaliacao/modelo-avaliacao': ModeloAvaliacaoInput
  'avaliacao/movimento-calibracao-ninebox': MovimentoCalibracaoNineboxInput
  'avaliacao/ninebox': NineboxInput
  'avaliacao/nivel-obtido': NivelObtidoInput
  'avaliacao/objetivo': ObjetivoInput
  'avaliacao/participante-avaliacao-desempenho': ParticipanteAvaliacaoDesempenhoInput
  'avaliacao/pdi-item': PdiItemInput
  'avaliacao/pdi': PdiInput
  'avaliacao/pergunta-resposta': PerguntaRespostaInput
  'avaliacao/pergunta': PerguntaInput
  'avaliacao/periodo-experiencia': PeriodoExperienciaInput
  'avaliacao/periodo-meta': PeriodoMetaInput
  'avaliacao/resultado-chave': ResultadoChaveInput
}
