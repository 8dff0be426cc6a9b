/** Ids of the demo users; their names, companies and profiles are in acesso.ts and perfis.ts. */
export const usuarios = { admin: 1, rh: 2, gestor: 3, sst: 4, rh2: 5, lider: 6 } as const
