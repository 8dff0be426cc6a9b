import { cnpjOf } from '#server/platform/data/people/numbers.ts'
import type { Collection, Ref } from './collection.ts'
import { cidades } from './places/cidades.ts'

/** The two companies of the demo data, by id. */
export const AURORA = 1
export const HORIZONTE = 2

/** Companies integrated with the payroll system, one of two, so that the demo shows both cases. */
export const INTEGRADAS: ReadonlySet<number> = new Set([HORIZONTE])

export type CompanyId = typeof AURORA | typeof HORIZONTE

export const COMPANIES: CompanyId[] = [AURORA, HORIZONTE]

const base: Record<CompanyId, string> = { [AURORA]: '11222333', [HORIZONTE]: '44555666' }

const filiais: Record<CompanyId, [nome: string, cidade: keyof typeof cidades, logradouro: string, bairro: string][]> = {
  [AURORA]: [
    ['Matriz Fortaleza', 'fortaleza', 'Avenida Santos Dumont', 'Aldeota'],
    ['Fábrica Maracanaú', 'maracanau', 'Avenida do Contorno', 'Distrito Industrial I'],
    ['Centro de Distribuição Campinas', 'campinas', 'Rodovia dos Bandeirantes', 'Nova Campinas'],
  ],
  [HORIZONTE]: [
    ['Sede Belo Horizonte', 'beloHorizonte', 'Avenida Afonso Pena', 'Centro'],
    ['Filial Curitiba', 'curitiba', 'Rua Quinze de Novembro', 'Centro Cívico'],
  ],
}

export const POLITICA = `Os dados pessoais informados neste cadastro são usados somente nos processos seletivos desta empresa, pelo tempo que durarem, \
e podem ser consultados, corrigidos ou apagados a pedido do candidato, como prevê a Lei nº 13.709/2018 (LGPD).`

/** Adds companies with settings and branches. The settings differ to show their effects. */
export function addEmpresas(demo: Collection): void {
  demo.addAll('utilitario/empresa', undefined, [
    {
      nome: 'Aurora Alimentos Ltda',
      razaoSocial: 'Aurora Alimentos Ltda',
      cnpj: cnpjOf(base[AURORA], '0001'),
      grupo: 'Aurora Horizonte',
      acIntegra: INTEGRADAS.has(AURORA),
    },
    {
      nome: 'Horizonte Serviços S.A.',
      razaoSocial: 'Horizonte Serviços S.A.',
      cnpj: cnpjOf(base[HORIZONTE], '0001'),
      grupo: 'Aurora Horizonte',
      acIntegra: INTEGRADAS.has(HORIZONTE),
    },
  ])
  // demo passwords are shared, so no change is forced
  demo.add('utilitario/parametros-sistema', undefined, { appVersao: '0.1.0', exigirTrocaSenha: false })
  demo.add('utilitario/empresa-configuracao', AURORA, {
    metaTurnover: 2,
    metaAbsenteismo: 1,
    solPessoalExibirSalario: true,
    solPessoalExibirColabSubstituido: true,
    solPessoalReabrirSolicitacao: true,
    exibirSalario: true,
    maxCandidataCargo: 5,
    exigirAceitePsi: true,
    politicaSeguranca: POLITICA,
    npsAtivo: true,
    aparencia: { corPrincipal: '#FF850A', corSecundaria: '#C75B00' },
  })
  demo.add('utilitario/empresa-configuracao', HORIZONTE, {
    metaTurnover: 2.5,
    metaAbsenteismo: 1.5,
    maxCandidataCargo: 3,
    aprovarReajuste: true,
    exigirAceitePsi: false,
    politicaSeguranca: POLITICA,
    tempoExclusaoCandidato: 24,
    aparencia: { corPrincipal: '#1565C0', corSecundaria: '#0D47A1' },
  })
}

/** Branches of a company, its head office first. */
export function addEstabelecimentos(demo: Collection, company: CompanyId): Ref[] {
  return filiais[company].map(([nome, em, logradouro, bairro], index) => {
    const complementoCnpj = String(index + 1).padStart(4, '0')
    const inscricao = cnpjOf(base[company], complementoCnpj)
    const { id, uf, cep } = cidades[em]
    return demo.add('utilitario/estabelecimento', company, {
      nome,
      tipoInscricao: 'CNPJ',
      base: base[company],
      complementoCnpj,
      digitoVerificador: inscricao.slice(12),
      inscricao,
      endereco: {
        cep: `${cep}60150`,
        uf: { id: uf },
        cidade: { id },
        logradouro,
        numero: String(1200 + index),
        bairro,
      },
    })
  })
}
