import type { Empresa } from '#schemas/runtime/answers/recruitment/portal.ts'

/** The picture of a company above its vacancies. */
export function ImagemDaEmpresa({ empresa: { imagem, descricaoImagem = '' } }: { empresa: Empresa }) {
  return imagem ? <img className="empresa-imagem" src={imagem} alt={descricaoImagem} width="1200" height="400" /> : null
}

/** The company's presentation, rendered as plain text. */
export function SobreAEmpresa({ empresa: { nome, apresentacao } }: { empresa: Empresa }) {
  if (!apresentacao) return null
  return (
    <section className="empresa-sobre" aria-labelledby="empresa-sobre">
      <h2 id="empresa-sobre">Sobre a empresa {nome}</h2>
      <p className="descricao">{apresentacao}</p>
    </section>
  )
}
