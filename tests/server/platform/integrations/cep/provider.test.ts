import { expect, it } from 'vitest'
import { loadCidades } from '#server/platform/data/cidades.ts'
import { loadEstados } from '#server/platform/data/estados.ts'
import { CEP_NOT_FOUND, CEP_UNAVAILABLE, findCepFake, SAMPLE_CEPS } from '#server/platform/integrations/cep/fake.ts'
import { createFindCep } from '#server/platform/integrations/cep/provider.ts'
import { CEP_HOSTS, readCepSettings } from '#server/platform/integrations/cep/settings.ts'
import { json, startServices } from './service.ts'

it('the samples are a dozen CEPs whose cities are those of the base data', async () => {
  expect(SAMPLE_CEPS.length).toBeGreaterThanOrEqual(12)
  const cidades = loadCidades()
  const estados = loadEstados()
  for (const cep of SAMPLE_CEPS) {
    const result = await findCepFake(cep)
    if (result.status !== 'found') throw new Error(`${cep}: ${result.status}`)
    const cidade = cidades.find(({ codigoIbge }) => codigoIbge === result.endereco.codigoIbge)
    expect(cidade?.nome).toBe(result.endereco.cidade)
    expect(estados.find(({ id }) => id === cidade?.ufId)?.sigla).toBe(result.endereco.uf)
  }
})

it('the samples hold an unknown CEP, one that times out, and refuse a wrong one', async () => {
  expect(await findCepFake('01001-000')).toMatchObject({ status: 'found', endereco: { logradouro: 'Praça da Sé' } })
  expect(await findCepFake(CEP_NOT_FOUND)).toEqual({ status: 'notFound' })
  expect(await findCepFake(CEP_UNAVAILABLE)).toMatchObject({ status: 'unavailable' })
  expect(await findCepFake('123')).toEqual({ status: 'invalid' })
})

it('the mode is what CEP says, else demo with DEMO and real without', () => {
  expect(readCepSettings({}, false)).toEqual({ mode: 'real', hosts: CEP_HOSTS })
  expect(readCepSettings({}, true).mode).toBe('demo')
  expect(readCepSettings({ CEP: 'fake' }, false).mode).toBe('fake')
  expect(readCepSettings({ CEP_VIACEP_URL: 'http://cep.interno:8080/x' }, false).hosts).toEqual({
    ...CEP_HOSTS,
    viacep: 'http://cep.interno:8080',
  })
})

it('wrong settings are named', () => {
  expect(() => readCepSettings({ CEP: 'sim' }, false)).toThrow("CEP deve ser real, fake ou demo (recebido: 'sim').")
  expect(() => readCepSettings({ CEP_BRASILAPI_URL: 'ftp://x' }, false)).toThrow(/CEP_BRASILAPI_URL/)
})

it('fake leaves the machine never, real always, demo for CEPs outside the samples', async () => {
  const services = await startServices()
  services.answers.viacep = json(200, { localidade: 'Natal', uf: 'RN', ibge: '2408102' })
  const find = (mode: 'real' | 'fake' | 'demo', cep: string) => createFindCep({ mode, hosts: services.hosts })(cep)
  try {
    expect(await find('fake', '59012345')).toEqual({ status: 'notFound' })
    expect(await find('demo', '01001000')).toMatchObject({ endereco: { cidade: 'São Paulo' } })
    expect(await find('demo', CEP_UNAVAILABLE)).toMatchObject({ status: 'unavailable' })
    expect(services.asked).toEqual([])
    expect(await find('demo', '59012345')).toMatchObject({ endereco: { cidade: 'Natal', codigoIbge: 2408102 } })
    expect(await find('real', '01001000')).toMatchObject({ endereco: { cidade: 'Natal' } })
    expect(services.asked).toEqual(['/ws/59012345/json/', '/ws/01001000/json/'])
  } finally {
    await services.close()
  }
})
