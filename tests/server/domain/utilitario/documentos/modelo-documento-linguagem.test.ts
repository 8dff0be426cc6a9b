import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Response } from '#tests/helpers/app.ts'
import { type Documents, mensagem, openDocuments, paragrafos, url } from './documentos.ts'

let on: Documents
beforeAll(async () => {
  on = await openDocuments()
})
afterAll(() => on?.app.close())

const previa: Documents['previa'] = (...asked) => on.previa(...asked)
const texto: Documents['texto'] = (...asked) => on.texto(...asked)

describe('conditions', () => {
  const so = (...linhas: string[]) => texto({ titulo: 'Condições', corpo: paragrafos(...linhas) }, on.candidatoId)

  test('a part is printed only where its condition holds, inside a line and across paragraphs', async () => {
    const text = await so(
      '{{se candidato.pessoal.sexo = Feminino}}Prezada{{senão}}Prezado{{fim}} {{candidato.nome}}',
      '{{se candidato.pretencaoSalarial > 3.000,00}}',
      'Acima de três mil',
      '{{se candidato.pessoal.dataNascimento < 01/01/2000}}',
      'Nascida antes de 2000',
      '{{fim}}',
      '{{senão}}',
      'Até três mil',
      '{{fim}}',
      '{{se não candidato.pessoal.indicadoPor}}Sem indicação{{fim}}',
      '{{se candidato.experiencias}}Com experiência{{fim}}',
      '{{se candidato.candidatoIdiomas}}Com idiomas{{fim}}',
      '{{se candidato.pessoal.naturalidade = sobral}}De Sobral{{fim}}',
      '{{se candidato.pessoal.indicadoPor ≠ João}}Outro{{fim}}',
    )
    for (const words of ['Prezada Conceição', 'Acima de três mil', 'Nascida antes', 'Sem indicação', 'Com experiência'])
      expect(text).toContain(words)
    expect(text).toContain('De Sobral')
    // a comparison with something missing does not hold
    for (const words of ['Prezado', 'Até três mil', 'Com idiomas', 'Outro', '{{', '}}'])
      expect(text).not.toContain(words)
  })

  test('items of a list that are left out leave no hole in its numbers', async () => {
    const itens = '<li>Um</li><li>{{se candidato.candidatoIdiomas}}Dois{{fim}}</li><li>Três</li>'
    const text = await texto({ titulo: 'Lista', corpo: `<ol>${itens}</ol>` }, on.candidatoId)
    expect(text).toMatch(/1\.\s*Um\s*2\.\s*Três/)
  })

  test('a mark that somebody made half bold is still one', async () => {
    const corpo = '<p>Olá, {{candi<b>dato.nome}}</b>!</p>'
    expect(await texto({ titulo: 'Meio', corpo }, on.candidatoId)).toContain('Olá, Conceição')
  })

  test('what a reader may not know counts as missing', async () => {
    const without = await on.app.clientWithout('ROLE_CAD_AREA_ORGANIZACIONAL_VER')
    const [row] = (await on.rh.get('/api/captacao/candidato-solicitacoes?size=1')).json() as { id: number }[]
    const mais = {
      entidade: 'captacao/candidato-solicitacao',
      titulo: 'Oculto',
      corpo: paragrafos('{{se solicitacao.areaOrganizacional.ativo}}Ativa{{senão}}Não se sabe{{fim}}'),
    }
    expect(await texto(mais, row?.id)).toContain('Ativa')
    expect(await texto(mais, row?.id, without)).toContain('Não se sabe')
  })

  test.each([
    [
      '{{se candidato.pessoal.sexo = Femenino}}x{{fim}}',
      'Sexo não tem a opção "Femenino": você quis dizer "Feminino"?',
    ],
    ['{{se candidato.nme}}x{{fim}}', 'O marcador {{candidato.nme}} não existe: você quis dizer "candidato.nome"?'],
    ['{{se candidato.nome > A}}x{{fim}}', 'Nome não é número nem data: só pode ser comparado com = ou ≠.'],
    ['{{se candidato.pretencaoSalarial > muito}}x{{fim}}', 'Pretensão Salarial se compara com um número.'],
    [
      '{{se candidato.pessoal.dataNascimento > 31/02/2000}}x{{fim}}',
      'Data de Nascimento se compara com uma data: dd/mm/aaaa.',
    ],
    [
      '{{se candidato.experiencias = 3}}x{{fim}}',
      'Experiências Profissionais é uma lista: a condição só pode perguntar se ela tem linhas.',
    ],
    ['{{se candidato.nome}}x', 'Há um {{se …}} sem o {{fim}} dele.'],
    ['x{{fim}}', 'Há um {{fim}} sem um {{se …}} antes dele.'],
    ['{{se candidato.nome}}x{{senão}}y{{senão}}z{{fim}}', 'Uma condição tem só um {{senão}}.'],
    [
      '{{se candidato.nome e outro}}x{{fim}}',
      'A condição {{se candidato.nome e outro}} não se entende: escreva {{se campo}}, {{se não campo}} ou {{se campo = valor}}.',
    ],
  ])('%s is refused', async (linha, message) => {
    expect(mensagem(await previa({ corpo: paragrafos(linha) }, on.candidatoId))).toMatchObject({
      field: 'corpo',
      message,
    })
  })

  test('they have no place in a title or a foot', async () => {
    expect(mensagem(await previa({ titulo: '{{se candidato.nome}}x{{fim}}' }))).toMatchObject({
      field: 'titulo',
      message: 'A condição {{se candidato.nome}} só pode estar no texto.',
    })
    expect(mensagem(await previa({ rodape: '{{qr}}' }))).toMatchObject({
      field: 'rodape',
      message: '{{qr}} só pode estar no texto.',
    })
  })
})

describe('tables', () => {
  let id: number
  beforeAll(async () => {
    const experiencia = (empresa: string, salario: number | undefined, dataAdmissao: string) => ({
      empresa,
      checkNomeCargo: true,
      nomeMercado: 'Costureira',
      dataAdmissao,
      ...(salario === undefined ? {} : { salario }),
    })
    id = await on.candidato('Marta das Tabelas', {
      experiencias: [
        experiencia('Beta', 1000.1, '2012-01-01'),
        experiencia('Ágata', 2000.2, '2018-01-01'),
        experiencia('Cedro', undefined, '2015-01-01'),
      ],
    })
  })
  const tabela = (marcador: string) => texto({ titulo: 'Tabela', corpo: paragrafos(marcador) }, id)

  test('rows come in the order asked for, and numbers are added up exactly', async () => {
    const text = await tabela('{{candidato.experiencias: empresa, salario; ordem -dataAdmissao; soma salario}}')
    expect(text).toMatch(/Ágata[\s\S]*Cedro[\s\S]*Beta/)
    expect(text).toContain('Total')
    expect(text).toContain('R$ 3.000,30')
    expect(await tabela('{{candidato.experiencias: empresa; ordem empresa}}')).toMatch(/Ágata[\s\S]*Beta[\s\S]*Cedro/)
    // what is missing comes last, whichever way
    expect(await tabela('{{candidato.experiencias: empresa; ordem -salario}}')).toMatch(/Ágata[\s\S]*Beta[\s\S]*Cedro/)
  })

  test.each([
    ['{{candidato.experiencias: empresa; ordem salaro}}', 'não tem a coluna salaro: você quis dizer "salario"?'],
    ['{{candidato.experiencias: empresa; soma empresa}}', 'não soma a coluna empresa: não é um número.'],
    [
      '{{candidato.experiencias: empresa; total salario}}',
      'não entende "total salario": depois das colunas vêm "ordem" e "soma", separadas por ponto e vírgula.',
    ],
  ])('%s is refused', async (linha, message) => {
    expect(mensagem(await previa({ corpo: paragrafos(linha) }, id))?.message).toBe(
      `A lista {{candidato.experiencias}} ${message}`,
    )
  })
})

describe('pictures', () => {
  const imagensEm = (answer: Response) => answer.rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

  test('the photo of a record and the logo of the company are printed; who has none has a line less', async () => {
    const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c75b00' } })
      .png()
      .toBuffer()
    const foto = (
      await on.rh.upload('/api/arquivos?campo=captacao/candidato:foto', 'foto.png', png)
    ).json() as RecordData
    const id = await on.candidato('Rosa da Foto', { foto: foto.id })
    const mais = {
      cabecalho: 'NENHUM',
      titulo: 'Crachá',
      corpo: paragrafos('{{imagem candidato.foto: 3,5 cm}}', 'Fim'),
    }
    const none = imagensEm(await previa(mais, on.candidatoId))
    expect(imagensEm(await previa(mais, id))).toBe(none + 1)
    const offered = (await on.admin.get(`${url}/marcadores?entidade=captacao/candidato`)).json() as {
      imagens: { marcador: string; titulo: string }[]
    }[]
    expect(offered.flatMap(({ imagens }) => imagens)).toEqual([
      { marcador: 'imagem candidato.foto', titulo: 'Foto' },
      { marcador: 'imagem empresa.logotipo', titulo: 'Logotipo' },
    ])
  })

  test.each([
    [
      '{{imagem candidato.fto}}',
      'A imagem {{imagem candidato.fto}} não existe: você quis dizer "imagem candidato.foto"?',
    ],
    [
      '{{imagem candidato.foto: 40 cm}}',
      'A largura de {{imagem candidato.foto}} vai de 0,5 a 18 centímetros: {{imagem candidato.foto: 4 cm}}.',
    ],
    ['Veja {{imagem candidato.foto}}', '{{imagem candidato.foto}} precisa de um parágrafo só para si.'],
    ['{{qr candidato}}', 'O código QR se escreve só {{qr}}.'],
  ])('%s is refused', async (linha, message) => {
    expect(mensagem(await previa({ corpo: paragrafos(linha) }, on.candidatoId))?.message).toBe(message)
  })
})
