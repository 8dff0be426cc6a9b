// Gerado por npm run generate; não edite.

import type { ConfiguracaoNivelCompetenciaNivel, ConfiguracaoNivelCompetenciaNivelInput } from '#schemas/generated/types/cargo-salario/configuracao-nivel-competencia-nivel.ts'

/** Configuração de níveis */
export interface ConfiguracaoNivelCompetencia {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Vigente a partir de */
  data: string
  /** Considerar percentual mínimo: O nível de quem é avaliado por critérios é o mais alto cujo percentual mínimo foi alcançado. */
  considerarPercentualMinimo: boolean
  /** Obrigar percentual: Cada competência exigida por uma faixa salarial informa o seu percentual mínimo. */
  obrigarPercentual: boolean
  /** Pode editar */
  podeEditar?: boolean
  /** Níveis da configuração */
  configHistoricosNiveis?: ConfiguracaoNivelCompetenciaNivel[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Configuração de níveis: o que se envia */
export interface ConfiguracaoNivelCompetenciaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Vigente a partir de */
  data?: string
  /** Considerar percentual mínimo: O nível de quem é avaliado por critérios é o mais alto cujo percentual mínimo foi alcançado. */
  considerarPercentualMinimo?: boolean
  /** Obrigar percentual: Cada competência exigida por uma faixa salarial informa o seu percentual mínimo. */
  obrigarPercentual?: boolean
  /** Níveis da configuração */
  configHistoricosNiveis?: ConfiguracaoNivelCompetenciaNivelInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
