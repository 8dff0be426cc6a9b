/** Styles that come with the module that needs them. */
declare module '*.css' {}
