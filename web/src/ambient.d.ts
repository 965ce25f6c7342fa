declare module "icon:*" {
  const icon: import("~/lib/icon.ts").Drawing;
  export default icon;
}

declare module "*.md?raw" {
  const text: string;
  export default text;
}
