import type { RecordData } from '#schemas/runtime/model.ts'
import { AREA_DO_GESTOR_ID } from './areas.ts'
import { AURORA, HORIZONTE } from './empresas.ts'
import { perfis } from './perfis.ts'
import { usuarios } from './usuarios.ts'

interface DemoUser {
  id: number
  login: keyof typeof usuarios
  nome: string
  email: string
  /** printed when the server starts */
  papel: string
  empresas: RecordData[]
}

const acesso = (empresa: number, perfil: number, further: RecordData = {}): RecordData => ({
  empresa: { id: empresa },
  perfis: [{ id: perfil }],
  restringirAreas: false,
  ...further,
})

/** The demo users with their companies and profiles. */
export const demoUsers: DemoUser[] = [
  {
    id: usuarios.admin,
    login: 'admin',
    nome: 'Administrador do Sistema',
    email: 'admin@prumo.example',
    papel: 'tudo, nas duas empresas',
    empresas: [acesso(AURORA, perfis.administrador), acesso(HORIZONTE, perfis.administrador)],
  },
  {
    id: usuarios.rh,
    login: 'rh',
    nome: 'Renata Holanda',
    email: 'rh@aurora.example',
    papel: 'analista de RH da empresa 1',
    empresas: [acesso(AURORA, perfis.analista)],
  },
  {
    id: usuarios.gestor,
    login: 'gestor',
    nome: 'Gilberto Torres',
    email: 'gestor@aurora.example',
    papel: 'gestor da área de Produção da empresa 1',
    empresas: [acesso(AURORA, perfis.gestor, { restringirAreas: true, areasIds: [AREA_DO_GESTOR_ID] })],
  },
  {
    id: usuarios.sst,
    login: 'sst',
    nome: 'Sônia Santana Teles',
    email: 'sst@aurora.example',
    papel: 'segurança do trabalho da empresa 1',
    empresas: [acesso(AURORA, perfis.seguranca)],
  },
  {
    id: usuarios.rh2,
    login: 'rh2',
    nome: 'Ricardo Henriques',
    email: 'rh@horizonte.example',
    papel: 'analista de RH da empresa 2',
    empresas: [acesso(HORIZONTE, perfis.analista)],
  },
  {
    id: usuarios.lider,
    login: 'lider',
    nome: 'Lídia Rocha Peixoto',
    email: 'lider@aurora.example',
    papel: 'responsável pela Logística da empresa 1, vê as áreas por que responde',
    empresas: [acesso(AURORA, perfis.lideranca, { restringirAreas: true })],
  },
]
