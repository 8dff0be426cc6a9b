import { describe, expect, test } from 'vitest'
import { deriveForm, type FormTab } from '#admin/form/engine/deriveForm.ts'
import { repeatsTitle } from '#admin/form/engine/titles.ts'
import { loadModel } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'

const model = loadModel()
const tabsOf = (path: string) => deriveForm(model.entities.get(path) as Entity).tabs
const said = (tabs: FormTab[]) =>
  tabs.flatMap((tab) =>
    tab.sections
      .filter((section) => repeatsTitle(section, section.fields, tabs.length > 1 ? tab : undefined))
      .map(({ title }) => title),
  )

describe('the heading of a section', () => {
  test('is left to the tab, the list or the field that says the same', () => {
    const titles = said(tabsOf('captacao/candidato'))
    // its tab, its list
    expect(titles).toEqual(expect.arrayContaining(['Dados Pessoais', 'Certificados', 'Idiomas']))
    expect(titles).not.toContain('Endereço')
    expect(titles).not.toContain('FORMAÇÃO ACADÊMICA')
    // the field it is all about
    expect(said(tabsOf('cargo-salario/faixa-salarial'))).toContain('Histórico')
  })

  test('stands where it alone says it', () => {
    const [tab] = tabsOf('captacao/candidato')
    const section = tab?.sections.find(({ title }) => title === 'Dados Pessoais')
    if (!tab || !section) throw new Error('the form has another first tab')
    expect(repeatsTitle(section, section.fields, tab)).toBe(true)
    // without tabs nobody else says it
    expect(repeatsTitle(section, section.fields, undefined)).toBe(false)
    // nor behind another heading
    const later: FormTab = { title: tab.title, sections: [{ ...section, title: 'Antes' }, section] }
    expect(repeatsTitle(section, section.fields, later)).toBe(false)
    expect(repeatsTitle(section, [], tab)).toBe(false)
  })
})
