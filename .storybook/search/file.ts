/** The name of the file with the words of the search, beside Storybook's index. */
export const searchWordsFile = 'search-words.json';
