import { lazy } from 'react'
import { routeOf } from './groups.ts'
import { lookupCep } from './providers/cep.ts'
import { fileStore } from './providers/files.ts'
import { getJson } from './providers/http.ts'
import { createLookup } from './providers/lookup.ts'
import type { FormServices } from './resource/services/form-services.ts'

/** Widgets that ask the server for more than a form knows; one file or folder each in admin/widgets. */
const hostWidgets = {
  'areas-permitidas': lazy(() => import('./widgets/areas/AreasPermitidas.tsx')),
  'campos-candidato': lazy(() => import('./widgets/campos/CamposCandidato.tsx')),
  'campos-colaborador': lazy(() => import('./widgets/campos/CamposColaborador.tsx')),
  'cpf-pessoa': lazy(() => import('./widgets/pessoa/CpfPessoa.tsx')),
  cadastro: lazy(() => import('./widgets/cadastro/CadastroField.tsx')),
  'filtros-relatorio': lazy(() => import('./widgets/relatorio/FiltersField.tsx')),
  relatorio: lazy(() => import('./widgets/relatorio/ReportField.tsx')),
  documento: lazy(() => import('./widgets/documento/DocumentText.tsx')),
  eventos: lazy(() => import('./widgets/eventos/EventsField.tsx')),
  permissoes: lazy(() => import('./widgets/permissoes/PermissionsField.tsx')),
  'senha-usuario': lazy(() => import('./widgets/senha/UserPassword.tsx')),
}

/** How values of those widgets are read where there is no widget (two versions beside each other). */
const words: FormServices['words'] = {
  'areas-permitidas': async () => (await import('./widgets/areas/words.ts')).areaWords(),
  cadastro: async () => (await import('./widgets/cadastro/words.ts')).registerWords(),
  'filtros-relatorio': async () => (await import('./widgets/relatorio/words.ts')).filterWords,
  permissoes: async () => (await import('./widgets/permissoes/words.ts')).permissionWords(),
}

/** What sections of forms show below their fields, by the name the schema gives it. */
const panels = {
  aparencia: lazy(() => import('./widgets/aparencia/AppearancePreview.tsx')),
  'previa-campo': lazy(() => import('./widgets/previa-campo/FieldPreview.tsx')),
  'limite-cargo': lazy(() => import('./widgets/limite/LimiteCargo.tsx')),
}

/** What every form of the authenticated area is lent. */
export const formServices: FormServices = {
  lookup: createLookup(routeOf),
  upload: fileStore,
  cepLookup: lookupCep,
  ask: async (call) => (await getJson<{ mensagem?: string }>(`/api/${call}`, { quiet: true })).mensagem,
  widgets: hostWidgets,
  panels,
  words,
}
