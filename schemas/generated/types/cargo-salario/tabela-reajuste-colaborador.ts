// Gerado por npm run generate; não edite.

/** Planejamento de Realinhamento */
export interface TabelaReajusteColaborador {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Título */
  nome: string
  /** Data */
  data: string
  /** Tipo de Reajuste */
  tipoReajuste: 'C' | 'F' | 'I'
  /** Dissídio */
  dissidio: boolean
  /** Orçamento mensal: Quanto a folha pode aumentar por mês com este planejamento. */
  orcamento?: number
  /** Observação */
  observacao?: string
  /** Talento: Só de quem promove ou transfere uma pessoa; em branco, o planejamento é de muitos. */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Documento: Impresso quando a promoção ou transferência é aplicada. */
  modeloDocumento?: {
    id: number
    /** Modelo de documento */
    nome?: string
  }
  /** Avisar o talento e os gestores: Uma mensagem na caixa de Cargos e Salários de quem perde, de quem ganha e do próprio talento. */
  avisa?: boolean
  /** Mensagem: Vai junto do aviso. Não escreva valores: ela chega também a quem não pode ver salários. */
  mensagem?: string
  /** Situação */
  situacao: 'E' | 'P' | 'V' | 'A' | 'C'
  /** Autor */
  autor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Aprovada */
  aprovada?: boolean
  /** É o último */
  ehUltimo?: boolean
  /** Existe histórico confirmado */
  existeHistoricoConfirmado?: boolean
  /** Reajustar também os lançamentos posteriores: Os lançamentos por valor posteriores à data sobem no mesmo percentual. */
  corrigePosteriores?: boolean
  /** Aplicada em */
  aplicadaEm?: string
  /** Aplicada por */
  aplicadaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Motivo da recusa */
  motivoRecusa?: string
  /** Cancelada em */
  canceladaEm?: string
  /** Cancelada por */
  canceladaPor?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Motivo do cancelamento */
  motivoCancelamento?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Planejamento de Realinhamento: o que se envia */
export interface TabelaReajusteColaboradorInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Título */
  nome: string
  /** Data */
  data: string
  /** Tipo de Reajuste */
  tipoReajuste: 'C' | 'F' | 'I'
  /** Dissídio */
  dissidio?: boolean
  /** Orçamento mensal: Quanto a folha pode aumentar por mês com este planejamento. */
  orcamento?: number
  /** Observação */
  observacao?: string
  /** Talento: Só de quem promove ou transfere uma pessoa; em branco, o planejamento é de muitos. */
  talento?: {
    id: number
  }
  /** Documento: Impresso quando a promoção ou transferência é aplicada. */
  modeloDocumento?: {
    id: number
  }
  /** Avisar o talento e os gestores: Uma mensagem na caixa de Cargos e Salários de quem perde, de quem ganha e do próprio talento. */
  avisa?: boolean
  /** Mensagem: Vai junto do aviso. Não escreva valores: ela chega também a quem não pode ver salários. */
  mensagem?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
