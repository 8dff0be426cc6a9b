import { AURORA, type CompanyId, HORIZONTE } from '#server/seeds/demo/empresas.ts'

/** An event at work, with its causes and measure. */
export interface Caso {
  /** names of the affected areas, sub-areas included; empty: all */
  areas: string[]
  descricao: string
  causas: string
  medida: string
}

/** An accident, with the part of the body (eSocial code) and the maximum of days lost. */
export interface CasoAcidente extends Caso {
  parte: string
  dias: number
}

const escritorio: CasoAcidente[] = [
  {
    areas: [],
    parte: '757030000',
    dias: 10,
    descricao: 'Torceu o tornozelo ao descer a escada entre os andares.',
    causas: 'Degrau com a fita antiderrapante gasta.',
    medida: 'Trocar as fitas antiderrapantes das escadas.',
  },
  {
    areas: [],
    parte: '756040000',
    dias: 5,
    descricao: 'Sentiu dor nas costas ao levantar caixas de papel do arquivo.',
    causas: 'Levantamento de peso sem ajuda e sem carrinho.',
    medida: 'Comprar um carrinho para o arquivo e orientar sobre o levantamento de peso.',
  },
]

export const acidentes: Record<CompanyId, CasoAcidente[]> = {
  [AURORA]: [
    {
      areas: ['Linha de Massas', 'Embalagem'],
      parte: '755070000',
      dias: 15,
      descricao: 'Cortou o dedo ao desobstruir a esteira da embaladora.',
      causas: 'Intervenção na máquina sem desligar e bloquear a energia.',
      medida: 'Treinar as equipes em bloqueio e etiquetagem antes de intervir nas máquinas.',
    },
    {
      areas: ['Linha de Massas'],
      parte: '755010600',
      dias: 12,
      descricao: 'Queimou o antebraço ao retirar a forma do forno.',
      causas: 'Luva de cano curto, que não cobre o antebraço.',
      medida: 'Substituir as luvas por modelo de cano longo.',
    },
    {
      areas: ['Linha de Laticínios'],
      parte: '756040000',
      dias: 20,
      descricao: 'Escorregou no piso molhado ao lavar o tanque e bateu as costas.',
      causas: 'Piso sem escoamento suficiente e calçado com solado gasto.',
      medida: 'Corrigir o caimento do piso e trocar os calçados de segurança.',
    },
    {
      areas: ['Linha de Laticínios'],
      parte: '753070100',
      dias: 4,
      descricao: 'Respingo de produto de limpeza no olho durante a higienização.',
      causas: 'Óculos de proteção levantados durante a tarefa.',
      medida: 'Instalar lava-olhos junto aos tanques e reforçar o uso dos óculos.',
    },
    {
      areas: ['Manutenção'],
      parte: '755050000',
      dias: 14,
      descricao: 'Prensou a mão entre a polia e a carcaça do motor.',
      causas: 'Proteção da polia retirada e não recolocada.',
      medida: 'Recolocar a proteção e conferir todas as polias da fábrica.',
    },
    {
      areas: ['Manutenção'],
      parte: '753070100',
      dias: 3,
      descricao: 'Cavaco atingiu o olho durante o esmerilhamento.',
      causas: 'Anteparo do esmeril fora de posição.',
      medida: 'Fixar o anteparo do esmeril e incluir a verificação na ronda da segurança.',
    },
    {
      areas: ['Armazém', 'Expedição'],
      parte: '757050000',
      dias: 25,
      descricao: 'Palete caiu sobre o pé durante a separação de pedidos.',
      causas: 'Empilhamento acima da altura permitida.',
      medida: 'Demarcar a altura máxima das pilhas e treinar a equipe.',
    },
    {
      areas: ['Armazém', 'Expedição'],
      parte: '756020000',
      dias: 18,
      descricao: 'Distendeu o ombro ao puxar a paleteira carregada.',
      causas: 'Carga acima do limite da paleteira manual.',
      medida: 'Usar a paleteira elétrica para cargas acima de 800 kg.',
    },
    {
      areas: ['Transportes', 'Vendas'],
      parte: '754000000',
      dias: 12,
      descricao: 'Colisão traseira em semáforo durante a entrega, com dor no pescoço.',
      causas: 'Outro veículo não freou a tempo.',
      medida: 'Repetir o treinamento de direção defensiva.',
    },
    {
      areas: ['Qualidade'],
      parte: '755050000',
      dias: 2,
      descricao: 'Cortou a mão com vidraria quebrada no laboratório.',
      causas: 'Vidraria trincada mantida em uso.',
      medida: 'Descartar a vidraria danificada e conferir o estoque todo mês.',
    },
    ...escritorio,
  ],
  [HORIZONTE]: [
    {
      areas: ['Limpeza e Conservação'],
      parte: '757010400',
      dias: 12,
      descricao: 'Caiu no corredor molhado e bateu o joelho.',
      causas: 'Área em limpeza sem sinalização.',
      medida: 'Distribuir placas de piso molhado a todas as equipes.',
    },
    {
      areas: ['Limpeza e Conservação'],
      parte: '755050000',
      dias: 5,
      descricao: 'Irritação na pele das mãos por contato com desengordurante.',
      causas: 'Produto usado sem diluição e sem luvas.',
      medida: 'Instalar diluidores automáticos e repor as luvas.',
    },
    {
      areas: ['Manutenção Predial'],
      parte: '757030000',
      dias: 20,
      descricao: 'Desceu da escada portátil sem apoio e torceu o tornozelo.',
      causas: 'Escada sem sapatas antiderrapantes.',
      medida: 'Substituir as escadas e inspecioná-las antes de cada uso.',
    },
    {
      areas: ['Alimentação'],
      parte: '755010600',
      dias: 10,
      descricao: 'Queimou o antebraço com óleo quente na fritadeira.',
      causas: 'Cesto retirado com rapidez, sem mangote.',
      medida: 'Fornecer mangotes e treinar a equipe da cozinha.',
    },
    {
      areas: ['Alimentação'],
      parte: '755070000',
      dias: 7,
      descricao: 'Cortou o dedo ao picar legumes.',
      causas: 'Faca sem corte e ausência da luva de malha.',
      medida: 'Tornar obrigatória a luva de malha de aço e afiar as facas toda semana.',
    },
    {
      areas: ['Portaria e Vigilância'],
      parte: '755030000',
      dias: 9,
      descricao: 'Caiu durante a ronda noturna e machucou o punho.',
      causas: 'Trecho do estacionamento sem iluminação.',
      medida: 'Pedir ao cliente a troca das lâmpadas do estacionamento.',
    },
    ...escritorio,
  ],
}

/** Incidents without injury: damage or near damage. */
export const incidentes: Record<CompanyId, Caso[]> = {
  [AURORA]: [
    {
      areas: ['Armazém', 'Expedição'],
      descricao: 'Empilhadeira bateu na coluna da doca e danificou a proteção.',
      causas: 'Velocidade acima da permitida dentro do armazém.',
      medida: 'Instalar limitador de velocidade nas empilhadeiras.',
    },
    {
      areas: ['Linha de Massas', 'Linha de Laticínios'],
      descricao: 'Vazamento de vapor na conexão da linha, contido pela equipe.',
      causas: 'Vedação da conexão vencida.',
      medida: 'Trocar as vedações e incluí-las no plano de manutenção preventiva.',
    },
    {
      areas: ['Embalagem'],
      descricao: 'Bobina de filme rolou do suporte e parou junto à parede.',
      causas: 'Trava do suporte quebrada.',
      medida: 'Consertar as travas dos suportes de bobina.',
    },
  ],
  [HORIZONTE]: [
    {
      areas: ['Manutenção Predial'],
      descricao: 'Ferramenta caiu do forro em área já isolada.',
      causas: 'Ferramenta sem cordão de segurança.',
      medida: 'Comprar cordões de segurança para as ferramentas de mão.',
    },
    {
      areas: ['Alimentação'],
      descricao: 'Princípio de fogo na coifa, apagado com o extintor.',
      causas: 'Acúmulo de gordura nos filtros.',
      medida: 'Limpar os filtros da coifa toda semana.',
    },
    {
      areas: ['Portaria e Vigilância'],
      descricao: 'Cancela desceu antes da passagem completa do veículo.',
      causas: 'Sensor desalinhado.',
      medida: 'Alinhar o sensor e testá-lo no começo de cada turno.',
    },
  ],
}
