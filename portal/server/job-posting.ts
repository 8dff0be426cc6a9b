import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { escapeHtml } from './html.ts'

/** schema.org employmentType by the request's kind of employment. */
const employment: Record<string, string> = {
  Emprego: 'FULL_TIME',
  Aprendiz: 'OTHER',
  Estágio: 'INTERN',
  Temporário: 'TEMPORARY',
}

/** A vacancy as https://schema.org/JobPosting, without unknown values. */
export function jobPosting(vaga: VagaAberta, { endereco, logo }: { endereco: string; logo?: string }): object {
  const { cidade, empresa, previsaoEncerramento, remuneracao, vinculo } = vaga
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vaga.titulo,
    // the property is HTML, `descricao` is plain text
    description: vaga.descricao
      .split(/\n+/)
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(''),
    url: endereco,
    identifier: { '@type': 'PropertyValue', name: empresa.nome, value: String(vaga.id) },
    hiringOrganization: { '@type': 'Organization', name: empresa.nome, logo },
    datePosted: vaga.publicadaEm,
    validThrough: previsaoEncerramento && `${previsaoEncerramento}T23:59:59-03:00`,
    employmentType: vinculo && (employment[vinculo] ?? 'OTHER'),
    totalJobOpenings: vaga.quantidade,
    directApply: vaga.solicitacaoId !== undefined,
    jobLocation: cidade && {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: cidade.nome,
        addressRegion: cidade.uf,
        addressCountry: 'BR',
      },
    },
    baseSalary: remuneracao && {
      '@type': 'MonetaryAmount',
      currency: 'BRL',
      value: { '@type': 'QuantitativeValue', value: remuneracao, unitText: 'MONTH' },
    },
  }
}
