import { widgetNameOf } from '#admin/form/widgets/choose.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'

/** What a test may name of a definition, and what its forms are made of. */
export interface Definition {
  /** 'captacao/etapa-seletiva', as its file below schemas/ */
  path: string
  /** the record it is a part of, when it is a child */
  parent?: string
  /** texts by which a test shows that it is about it: its path and its addresses */
  names: string[]
  /** widgets of its form */
  widgets: string[]
}

/** Entities and reports of a model. */
export function definitionsOf(model: Model): Definition[] {
  const entities = [...model.entities.values()].map((entity) => ({
    path: entity.path,
    parent: entity.parent?.entity,
    names: [entity.path, ...routesOf(entity)],
    widgets: [...new Set(entity.fields.flatMap(widgetsOf))],
  }))
  const reports = [...model.reports.values()].map(({ path, filters }) => ({
    path,
    names: [path],
    widgets: [...new Set(filters.fields.flatMap(widgetsOf))],
  }))
  return [...entities, ...reports]
}

const routesOf = ({ routes }: Entity): string[] => routes.map((route) => route.replace(/\{[^}]*\}.*$/, ''))

const widgetsOf = (field: Field): string[] => [widgetNameOf(field), ...(field.fields ?? []).flatMap(widgetsOf)]
