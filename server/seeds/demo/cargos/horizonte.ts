/** The positions of company 2 (columns: see tabela.ts). */
export const cargosHorizonte = `
Diretor Administrativo; 123105; Direção; Diretoria; 10; 24000; Gestão; Administração
Gerente de Operações; 141205; Gerência; Operações; 09; 12500; Gestão; Administração
Gerente Administrativo; 142105; Gerência; Administração; 09; 11500; Gestão; Administração / Ciências Contábeis
Gerente Comercial; 142305; Gerência; Comercial; 09; 12000; Gestão; Administração
Encarregado de Limpeza; 514225; Supervisão; Limpeza e Conservação; 07; 2600; Limpeza e conservação; Administração
Auxiliar de Limpeza; 514320; Operacional; Limpeza e Conservação; 05; 1550; Limpeza e conservação; Serviços gerais
Porteiro; 517410; Operacional; Portaria e Vigilância; 07; 1750; Portaria; Serviços gerais
Vigilante; 517330; Operacional; Portaria e Vigilância; 07; 2300; Vigilância; Segurança patrimonial
Supervisor de Vigilantes; 510310; Supervisão; Portaria e Vigilância / Operações; 07; 3600; Vigilância; Segurança patrimonial
Oficial de Manutenção Predial; 514325; Operacional; Manutenção Predial; 05; 2200; Manutenção predial; Ensino técnico industrial
Eletricista de Instalações; 715610; Técnicos; Manutenção Predial; 07; 2900; Manutenção elétrica; Ensino técnico industrial
Encanador; 724110; Operacional; Manutenção Predial; 05; 2400; Manutenção predial; Ensino técnico industrial
Mecânico de Refrigeração; 725705; Técnicos; Manutenção Predial; 07; 3000; Manutenção predial; Ensino técnico industrial
Cozinheiro Industrial; 513215; Operacional; Alimentação; 05; 2150; Preparo de refeições; Gastronomia e nutrição
Copeiro; 513425; Operacional; Alimentação / Diretoria; 05; 1600; Preparo de refeições; Gastronomia e nutrição
Assistente Administrativo; 411010; Administrativo; Administração / Financeiro / Comercial; 07; 2100; Trabalho administrativo; Administração
Analista Financeiro; 252545; Especialistas e analistas; Financeiro; 09; 4600; Trabalho administrativo; Ciências Contábeis
Analista de Recursos Humanos; 252405; Especialistas e analistas; Gestão de Pessoas; 09; 4500; Trabalho administrativo; Psicologia / Administração
Comprador; 354205; Administrativo; Suprimentos; 07; 3900; Trabalho administrativo; Administração
Atendente ao Cliente; 422310; Administrativo; Atendimento ao Cliente; 07; 1800; Atendimento; Administração
`
