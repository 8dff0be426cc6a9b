import { later } from '#admin/form/later.tsx'
import { inSentence } from '#schemas/runtime/names.ts'
import { routeOf } from './groups.ts'
import { commonTexts } from './i18n/common.ts'
import { lookupCep } from './providers/cep.ts'
import { fileStore } from './providers/files.ts'
import { findHolidays } from './providers/holidays.ts'
import { getJson } from './providers/http.ts'
import { createLookup } from './providers/records/lookup.ts'
import { session } from './providers/session.ts'
import type { FormServices } from './resource/services/form-services.ts'

/** Widgets that make calls of their own; one file or folder each in admin/widgets. */
const hostWidgets = {
  'area-mae': later(() => import('./widgets/areas/AreaMae.tsx')),
  'areas-permitidas': later(() => import('./widgets/areas/AreasPermitidas.tsx')),
  'aviso-opcao': later(() => import('./widgets/aviso/ChoiceField.tsx')),
  'aviso-opcoes': later(() => import('./widgets/aviso/ChoicesField.tsx')),
  'campos-candidato': later(() => import('./widgets/campos/CamposCandidato.tsx')),
  'campos-colaborador': later(() => import('./widgets/campos/CamposColaborador.tsx')),
  'colunas-dinamicas': later(() => import('./widgets/colunas/ColunasDinamicas.tsx')),
  comparacao: later(() => import('./widgets/medida/ComparisonField.tsx')),
  'condicao-pergunta': later(() => import('./widgets/condicao/CondicaoPergunta.tsx')),
  'cpf-pessoa': later(() => import('./widgets/pessoa/CpfPessoa.tsx')),
  cadastro: later(() => import('./widgets/cadastro/CadastroField.tsx')),
  'filtros-painel': later(() => import('./widgets/painel/BoardFilters.tsx')),
  'filtros-relatorio': later(() => import('./widgets/relatorio/FiltersField.tsx')),
  medida: later(() => import('./widgets/medida/MeasureField.tsx')),
  relatorio: later(() => import('./widgets/relatorio/ReportField.tsx')),
  marcadores: later(() => import('./widgets/marcadores/MarkerText.tsx')),
  documento: later(() => import('./widgets/documento/DocumentText.tsx')),
  eventos: later(() => import('./widgets/eventos/EventsField.tsx')),
  'perfis-da-empresa': later(() => import('./widgets/perfis/PerfisDaEmpresa.tsx')),
  permissoes: later(() => import('./widgets/permissoes/PermissionsField.tsx')),
  publico: later(() => import('./widgets/publico/Publico.tsx')),
  'talento-da-empresa': later(() => import('./widgets/vinculo/TalentoDaEmpresa.tsx')),
  'senha-usuario': later(() => import('./widgets/senha/UserPassword.tsx')),
}

/** Text functions for values of those widgets where no widget is shown (version conflicts). */
const words: FormServices['words'] = {
  'areas-permitidas': async () => (await import('./widgets/areas/words.ts')).areaWords(),
  cadastro: async () => (await import('./widgets/cadastro/words.ts')).registerWords(),
  'filtros-painel': async () => (await import('./widgets/relatorio/words.ts')).filterWords,
  'filtros-relatorio': async () => (await import('./widgets/relatorio/words.ts')).filterWords,
  permissoes: async () => (await import('./widgets/permissoes/words.ts')).permissionWords(),
}

/** Panels shown below form sections, by their name in the schema. */
const panels = {
  aparencia: later(() => import('./widgets/aparencia/AppearancePreview.tsx')),
  'previa-painel': later(() => import('./widgets/painel/BoardPreview.tsx')),
  'previa-campo': later(() => import('./widgets/previa-campo/FieldPreview.tsx')),
  'avaliacoes-respondidas': later(() => import('./widgets/limite/Mudanca.tsx')),
  'documentos-exigidos': later(() => import('./widgets/documentos-exigidos/DocumentosExigidos.tsx')),
  'limite-cargo': later(() => import('./widgets/limite/LimiteCargo.tsx')),
  'linha-salarial': later(() => import('./widgets/salario/LinhaSalarial.tsx')),
  'vinculos-anteriores': later(() => import('./widgets/vinculo/VinculosAnteriores.tsx')),
}

/** Returns the picker's 'Adicionar …' label when the session may create records in the register's list. */
function mayCreate(path: string): string | undefined {
  const state = session.get()
  const schema = state.status === 'authenticated' ? state.schemas.find((one) => one.path === path) : undefined
  if (!schema?.can.create || schema.single || schema.route.includes('{')) return undefined
  return commonTexts.add(inSentence(schema.title))
}

/** Form services of the authenticated area. */
export const formServices: FormServices = {
  lookup: createLookup(routeOf),
  upload: fileStore,
  cepLookup: lookupCep,
  holidays: findHolidays,
  ask: async (call) => (await getJson<{ mensagem?: string }>(`/api/${call}`, { quiet: true })).mensagem,
  holds: async (call) => (await getJson<boolean>(`/api/${call}`, { quiet: true })) === true,
  mayCreate,
  Creator: later(() => import('./resource/record/QuickCreate.tsx')),
  widgets: hostWidgets,
  panels,
  words,
}
