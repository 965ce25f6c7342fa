#!/bin/sh
# A bot for Regalia with nothing but a shell: it always takes the first answer offered.
# regalia arena for_a_crown "cmd:sh examples/bot.sh" random
while IFS= read -r line; do
    case $line in
    '{"type":"hello"'*) echo '{"protocol": 1, "name": "first answer"}' ;;
    '{"type":"choose"'*)
        rest=${line#*'"actions":[{"action":'}
        echo "{\"action\": ${rest%%[,\}]*}}"
        ;;
    '{"type":"quit"'* | '{"type":"error"'*) exit 0 ;;
    esac
done
