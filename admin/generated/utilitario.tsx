// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'utilitario/ausencia', route: 'utilitario/ausencias' },
    { path: 'utilitario/aviso-automatico', route: 'utilitario/avisos-automaticos', override: () => import('#admin/overrides/utilitario/aviso-automatico.tsx') },
    { path: 'utilitario/aviso-sistema', route: 'utilitario/avisos-sistema' },
    { path: 'utilitario/campo-empresa', route: 'utilitario/campos-empresa', override: () => import('#admin/overrides/utilitario/campo-empresa.tsx') },
    { path: 'utilitario/configuracao-limite-colaborador', route: 'utilitario/configuracoes-limite-colaborador' },
    { path: 'utilitario/empresa-configuracao', route: 'utilitario/empresas/configuracao' },
    { path: 'utilitario/empresa', route: 'utilitario/empresas', override: () => import('#admin/overrides/utilitario/empresa.tsx') },
    { path: 'utilitario/estabelecimento', route: 'utilitario/estabelecimentos' },
    { path: 'utilitario/grupo-ac', route: 'utilitario/grupos-ac', override: () => import('#admin/overrides/utilitario/grupo-ac.tsx') },
    { path: 'utilitario/login-unico', route: 'utilitario/login-unico' },
    { path: 'utilitario/mensagem', route: 'utilitario/mensagens' },
    { path: 'utilitario/menu-extra', route: 'utilitario/menu-extra' },
    { path: 'utilitario/modelo-documento', route: 'utilitario/modelos-documento' },
    { path: 'utilitario/noticia', route: 'utilitario/noticias', override: () => import('#admin/overrides/utilitario/noticia.tsx') },
    { path: 'utilitario/parametros-sistema', route: 'utilitario/parametros-sistema' },
    { path: 'utilitario/perfil', route: 'utilitario/perfis' },
    { path: 'utilitario/problema', route: 'utilitario/problemas' },
    { path: 'utilitario/relatorio-agendado', route: 'utilitario/relatorios-agendados', override: () => import('#admin/overrides/utilitario/relatorio-agendado.tsx') },
    { path: 'utilitario/solicitacao-creditos', route: 'geral/assistente-rh/solicitacao-creditos' },
    { path: 'utilitario/sugestao-melhoria', route: 'utilitario/sugestao-de-melhoria' },
    { path: 'utilitario/usuario', route: 'utilitario/usuarios', override: () => import('#admin/overrides/utilitario/usuario.tsx') },
    { path: 'utilitario/webhook', route: 'utilitario/webhooks', override: () => import('#admin/overrides/utilitario/webhook.tsx') },
  ],
  screens: [
    { key: 'utilitario/caixa-saida', path: 'utilitario/caixa-saida', title: 'Caixa de Saída', authorities: ['ROLE_VER_EMAIL'], load: () => import('#admin/screens/utilitario/caixa-saida/Screen.tsx') },
    { key: 'utilitario/chaves-api', path: 'utilitario/chaves-api', title: 'Chaves de API', authorities: ['ROLE_CHAVES_API'], load: () => import('#admin/screens/utilitario/chaves-api/Screen.tsx') },
    { key: 'utilitario/chaves-api', path: 'minhas-chaves-api', title: 'Minhas Chaves de API', authorities: [], load: () => import('#admin/screens/utilitario/chaves-api/OwnScreen.tsx') },
    { key: 'utilitario/copia-cadastro', path: 'utilitario/copia-cadastro', title: 'Cópia de Cadastros entre Empresas', authorities: ['ROLE_COPIA_CADASTRO'], load: () => import('#admin/screens/utilitario/copia-cadastro/Screen.tsx') },
    { key: 'utilitario/lgpd', path: 'utilitario/lgpd', title: 'Proteção de Dados (LGPD)', authorities: ['ROLE_LGPD'], load: () => import('#admin/screens/utilitario/lgpd/Screen.tsx') },
    { key: 'utilitario/log', path: 'utilitario/log', title: 'Log', authorities: ['ROLE_VER_LOG'], load: () => import('#admin/screens/utilitario/log/Screen.tsx') },
    { key: 'utilitario/minha-seguranca', path: 'minha-seguranca', title: 'Minha Segurança', authorities: [], load: () => import('#admin/screens/utilitario/minha-seguranca/Screen.tsx') },
    { key: 'utilitario/minhas-ausencias', path: 'minhas-ausencias', title: 'Minhas Ausências', authorities: [], load: () => import('#admin/screens/utilitario/minhas-ausencias/Screen.tsx') },
    { key: 'utilitario/seguranca', path: 'utilitario/seguranca', title: 'Registro de Segurança', authorities: ['ROLE_VER_SEGURANCA'], load: () => import('#admin/screens/utilitario/seguranca/Screen.tsx') },
    { key: 'utilitario/sobre', path: 'utilitario/sobre', title: 'Sobre', authorities: [], load: () => import('#admin/screens/utilitario/sobre/Screen.tsx') },
    { key: 'utilitario/tarefas', path: 'utilitario/tarefas', title: 'Tarefas', authorities: [], load: () => import('#admin/screens/utilitario/tarefas/Screen.tsx') },
    { key: 'utilitario/vinculo-usuario', path: 'utilitario/vinculo-usuario', title: 'Usuários sem Talento', authorities: ['ROLE_CAD_USUARIO_ALTERAR'], load: () => import('#admin/screens/utilitario/vinculo-usuario/Screen.tsx') },
  ],
}
