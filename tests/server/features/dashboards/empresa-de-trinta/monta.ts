import type { RecordData } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { VER_SALARIO, VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { type Client, createTestApp, login } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { forms, type Registro } from '#tests/server/platform/reports/provas/cenas/cenario.ts'
import { AREAS, type Area, AUSENCIAS, CONTRATOS, FAIXAS, MOTIVOS } from './empresa-de-trinta.ts'
import { escreve } from './escreve.ts'
import { ACIDENTES, CURSOS, FATURAMENTO, FORMACOES, GERACOES, TURMAS } from './fatos.ts'

const SENHA = 'Girassol-Azul-2026'

/** The company of thirty people, made as its screens make it; what takes weeks there (vacancies, evaluations, objectives) is written as it ends. */
export async function montaEmpresa() {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const { make, area, cargo, faixa, talento } = forms(admin)
  const empresa = await make('utilitario/empresas', {
    ...{ nome: 'Trinta', razaoSocial: 'Trinta Pessoas Ltda', cnpj: '06.990.590/0001-23' },
  })
  await entra(admin, empresa.id)
  const lugar = {
    matriz: await make('utilitario/estabelecimentos', { nome: 'Matriz', complementoCnpj: '0001' }),
    filial: await make('utilitario/estabelecimentos', { nome: 'Filial', complementoCnpj: '0002' }),
  }
  const areas = new Map<string, Registro>()
  for (const [chave, { nome, acima }] of Object.entries(AREAS))
    areas.set(chave, await area(nome, acima && areas.get(acima)))
  const cargos = new Map<string, Registro>()
  const faixas = new Map<string, Registro>()
  for (const [nome, { cargo: qual, paga }] of Object.entries(FAIXAS)) {
    const dele = cargos.get(qual) ?? (await cargo(qual, dono(areas, 'diretoria')))
    cargos.set(qual, dele)
    faixas.set(
      nome,
      await faixa(
        dele,
        nome,
        paga.map(([data, valor]) => ({ data, tipo: 3, valor })),
      ),
    )
  }
  const motivos = new Map<string, Registro>()
  for (const [descricao, turnover] of Object.entries(MOTIVOS))
    motivos.set(descricao, await make('gestao-talentos/motivo-desligamento', { descricao, turnover }))
  for (const [nome, anoInicio, anoFim] of GERACOES) await make('gestao-talentos/geracao', { nome, anoInicio, anoFim })
  const letras = await make('captacao/areas-formacao', { nome: 'Letras' })
  const formacoesDe = (nome: string) =>
    FORMACOES.filter(({ quem }) => quem === nome).map(({ tipo, em, situacao = 'COMPLETO' }) => ({
      ...{ areaFormacao: ref(letras), curso: 'Curso', local: 'Escola', tipo, situacao },
      ...(em && { anoConclusao: em }),
    }))

  /** contracts by who has them, in their order: what happened is of the first one */
  const pessoas = new Map<string, Registro[]>()
  const nomes = [...new Set(CONTRATOS.map(({ nome }) => nome))]
  for (const [i, { nome, sexo, nasceu, linhas, vinculo, deficiencia, saiu, situacao }] of CONTRATOS.entries()) {
    const historicos = linhas.map(([data, onde, qual, salario, motivo], n) => ({
      data,
      estabelecimento: ref(onde === 'loja' ? lugar.filial : lugar.matriz),
      areaOrganizacional: ref(dono(areas, onde)),
      faixaSalarial: ref(dono(faixas, qual)),
      ...(salario === 'faixa' ? { tipoSalario: 1 } : { tipoSalario: 3, salario }),
      motivo: n === 0 ? 'ADMISSAO' : motivo,
    }))
    const feito = await talento(nome, `T${i + 1}`, historicos as (RecordData & { data: string })[], {
      ...{ sexo, dataNascimento: nasceu, cpf: cpf(940_000 + nomes.indexOf(nome)) },
      formacoes: formacoesDe(nome),
      ...(vinculo && { vinculo }),
      ...(deficiencia && { deficiencia }),
      ...(situacao && { situacao }),
      ...(saiu && { situacao: 'D', dataDesligamento: saiu[0], motivoDesligamento: ref(dono(motivos, saiu[1])) }),
    })
    pessoas.set(nome, [...(pessoas.get(nome) ?? []), feito])
  }
  const quem = (nome: string) => pessoas.get(nome)?.[0] ?? falta(nome)
  await faltam(make, quem)
  await acontece(make, quem)
  await escreve(app, empresa.id, {
    ...{ quem, lugar: lugar.matriz },
    area: (one) => dono(areas, one),
    faixa: (one) => dono(faixas, one),
  })

  const { authorities } = (await admin.get('/api/userinfo')).json() as { authorities: string[] }
  const todas = authorities.filter((one) => one !== VER_TODAS_EMPRESAS && one !== ADMINISTRAR_INSTALACAO)
  /** A user of the company only. @param only the areas that he sees */
  const usuario = async (nome: string, direitos: string[], only?: Area[]): Promise<Client> => {
    const perfil = await make('utilitario/perfis', { nome, authorities: direitos })
    const acesso = {
      ...{ empresa: ref(empresa), perfis: [ref(perfil)] },
      ...(only && { restringirAreas: true, areasIds: only.map((one) => dono(areas, one).id) }),
    }
    await make('utilitario/usuarios', {
      nome,
      login: nome,
      senha: SENHA,
      administraInstalacao: true,
      empresas: [acesso],
    })
    return login(app, nome, SENHA)
  }
  return {
    app,
    admin,
    /** may do everything in the company */
    rh: await usuario('rh-trinta', todas),
    /** sees one half of the factory and the shop, and no amount */
    gestor: await usuario(
      'gestor-trinta',
      todas.filter((one) => one !== VER_SALARIO),
      ['corte', 'loja'],
    ),
    /** the same with amounts */
    gestora: await usuario('gestora-trinta', todas, ['corte', 'loja']),
    areas: (...chaves: Area[]) => chaves.map((one) => dono(areas, one).id).join(),
    cargo: (nome: string) => dono(cargos, nome),
    lugar,
    pessoas,
  }
}

export type Empresa = Awaited<ReturnType<typeof montaEmpresa>>

async function entra(client: Client, empresaId: number): Promise<void> {
  const answer = await client.put('/api/userinfo/empresa', { empresaId })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

const ref = ({ id }: { id: number }) => ({ id })
const falta = (nome: string): never => {
  throw new Error(`there is no ${nome}`)
}
const dono = (todos: ReadonlyMap<string, Registro>, nome: string): Registro => todos.get(nome) ?? falta(nome)

type Make = ReturnType<typeof forms>['make']
type Quem = (nome: string) => Registro

async function faltam(make: Make, quem: Quem): Promise<void> {
  const afastamento = (descricao: string, absenteismo: boolean) =>
    make('sst/tipos-afastamento', { descricao, absenteismo })
  const ocorrencia = (descricao: string, absenteismo: boolean) =>
    make('gestao-talentos/tipo-ocorrencia', { descricao, pontuacao: 1, absenteismo })
  const tipos = {
    doença: await afastamento('Doença', true),
    férias: await afastamento('Férias', false),
    falta: await ocorrencia('Falta', true),
    elogio: await ocorrencia('Elogio', false),
  }
  for (const { quem: nome, tipo, de, ate, horas } of AUSENCIAS) {
    const colaborador = ref(quem(nome))
    const [horaIni, horaFim] = horas ?? []
    if (tipo === 'doença' || tipo === 'férias')
      await make('sst/afastamentos', { colaborador, motivo: ref(tipos[tipo]), inicio: de, ...(ate && { fim: ate }) })
    else
      await make('gestao-talentos/colaboradores-ocorrencias', {
        ...{ colaborador, ocorrencia: ref(tipos[tipo]), dataIni: de },
        ...(ate && { dataFim: ate }),
        ...(horas && { horaIni, horaFim }),
      })
  }
}

async function acontece(make: Make, quem: Quem): Promise<void> {
  for (const [mesAno, valor] of FATURAMENTO) await make('cargo-salario/faturamentos-mensais', { mesAno, valor })
  const cursos = new Map<string, Registro>()
  for (const [nome, cargaHoraria] of Object.entries(CURSOS))
    cursos.set(nome, await make('desenvolvimento/cursos', { nome, cargaHoraria }))
  for (const { curso, dia, realizada, quem: nomes, aprovados = [], custo } of TURMAS) {
    const turma = await make('desenvolvimento/turmas', {
      ...{
        curso: ref(dono(cursos, curso)),
        descricao: `${curso} ${dia}`,
        dataPrevIni: dia,
        dataPrevFim: `${dia.slice(0, 8)}28`,
        realizada,
      },
      ...(custo && { custo }),
    })
    for (const nome of nomes)
      await make('desenvolvimento/colaborador-turma', {
        ...{ turma: ref(turma), colaborador: ref(quem(nome)), aprovado: aprovados.includes(nome) },
      })
  }
  for (const [nome, data, diasPerdidos] of ACIDENTES)
    await make('sst/acidentes', {
      ...{ tipo: diasPerdidos ? 'ACIDENTE' : 'INCIDENTE', data, descricao: 'Na empresa de trinta' },
      ...{ colaborador: ref(quem(nome)), ...(diasPerdidos && { diasPerdidos }) },
    })
}
