hold 1184x114
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U wyOb
~ iP0r jbHV 8a-E VTGq O2wM 9XCf jWXq rk_K
  rrscrss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*5,ttu4ttt4*2,stt5ttt1vvv0vvv1vvv0*62,
  vvv0*2,stt0tuu0vvv0pqqeqqrdoppcoppfsssbrrrhqrrgrrsdqrrfqrrevvv0*46,uuu0uvv0*7,vvv0*5,
  vvv0uvv0knobkoocvvv0rssdrrrfrrserssctuu7vvv0*50,ttt5qrr8pqqcopqepqqapqq8qrr9pqqcqrr9vvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0rssfrrrgrrsdsssarrsersseqrrgrssd*2,sttbqqrjsstattt9rssfrrseqrrjrssesss9rrsdrrsfssscqrraqrretuu7vvv0*45,
  vvv0*13,vvv1vvv0*60,
  uuu0tuu0*72,uuu0
review 1184x114
~ WwRR k9wt aqOA rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U aP_m
~ iP0r dutd 8a-E Jkf2 9XCf jWXq rk_K
  rss9rrrbttt3uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*5,ttu4ttt4*2,stt5ttt1vvv0vvv1vvv0*62,
  vvv0*2,stt0tuu0vvv0pqqeqqrdoppcoppfsssbrrrhqrrgrrsdqrrfqrrevvv0*47,uvv0*7,vvv0*5,
  vvv0uvv0knobkoocvvv0rssdrrrfrrserssctuu7vvv0*52,rss6qrr8opqeopqcpqr9oppeqrr8vvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0rrsfsssbrrsbrrscrssesss9rrresssarsscrrrdsttaqqrjsss9rrsfssscrrscqrrerrscvvv0*51,
  vvv0*74,
  uuu1vvv0*72,uuu1
address-needed 1184x114
~ WwRR k9wt E2oU rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF QPNS iP0r SsT- T9-W _C83 ZsBd Xw0U vmPT iP0r
~ ppxB uW6i u7Tw 9XCf jWXq rk_K K5xc
  qrra*2,rss7rss8qrr9rrr9uvv0*68,
  uvv0*74,
  vvv0*5,uvv1ttu3vvv0*67,
  vvv0*2,rss2stt2vvv0mnnioppdqrr8vvv0*42,vts1vut0*7,vvv0*3,vvv3uvv0*10,vvv3vvv0
  vvv0uvv0knocnpqdvvv0rssdrrrfrrserssctuu7vvv0*39,vvu0tqoatpn8snlesoletpm9sombsnkdspmavvu0uuu5vvv0uvv6rrsaoppiopphnoplppqgpqqipqqenoomppqcstt6uvv6vvv0
  vvv0*2,tuu0uuu0vvv0qrrksss9rrrarsscrrsdstt9pqqjrrsdsttbqrreqrrfrssbssscrss9rrsfssscvvv0*40,vvv2uvv0*10,vvv2vvv0
  vvv1vvv0*7,vvv1vvv0*4,vvv1vvv0*59,vvv1
  uuu0ttt0*72,uuu0
partly-used 1184x114
~ WwRR k9wt Z68y rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF WWcD iP0r SsT- T9-W e-gS N8bC ZsBd Xw0U fnF-
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrrbqrrcsss8rrs7tuu2uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*5,ttt3ttt4*2,stt5ttt1vvv0vvv1vvv0*62,
  vvv0*2,rtt0stt0vvv0ppqfqqrdoppcoppfrssc*2,rssfrssesssavvv0*49,uvv0uvu0*5,vvv0*5,
  vvv0uvv0mpp8mpp7vvv0rssdrrrfrrserssctuu7vvv0*53,tut0qtr4mqodmqoamqognrpavvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0qrrfrrrdsstdqrrfssscrssfrrr9sss8rrsdrrrerssarrrcsstcuuu4vvv0*55,
  vvv0*6,uuv2vvv0*6,vvv2vvv0*60,
  uuu0tuu0*72,uuu0
running-out 1184x114
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc o_8n ZsBd Xw0U uUub
~ iP0r nRJf uW6i 6JDr Vn4Z 9XCf jWXq rk_K 9k8o
  rsscrrseqrr9rssattu3uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*5,ttt4ttt3ttt4stt5ttt1vvv0*64,
  vvv0*2,stt1*2,vvv0qrraqrrboppcoppfrsscrsserrsdsssarsscqrrgsttavvv0*42,vut0*6,vvu0vvv0*3,uuu3uvv0*3,vvv3vvv0
  vvv0uvv0knofmopcvvv0rssdrrrfrrserssctuu7vvv0*48,urp6uqo7tpmasolctqoasnkfurq5vvv1vvv3vvv0uvv7ppqhqqqdsssauvv7vvv0
  vvv0*2,tuu0*2,vvv0rrsfsss8rssdrrsdsssbrrsdrssbrssfrrsdrss9qrrastt9qrrcrrsgsss8qrrhsssbtuu8vvv0*45,uvv2uvv0*3,vvv2vvv0
  vvv0*8,vvv2vvv1*2,vvv0*6,vvv1vvv0*56,
  uuu0tuu0*72,uuu0
unused-draw 1184x114
~ WwRR k9wt EtAX rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF hQ-H iP0r SsT- T9-W gY0q ZsBd Xw0U ugFV iP0r
~ rwnQ iF__ lPST 9XCf jWXq rk_K VUZo
  rssbrrs9rss7qrrarss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*5,tuu3vvv2vvv0*67,
  vvv0*2,stt0ttt0vvv0rss7mnninoohmnnjuvv2vvv0*48,vvu0vvt0*6,vvv0*3,vvv3uvv0*3,vvv3vvv0
  vvv0uvv0knoempp8vvv0rssdrrrfrrserssctuu7vvv0*48,utp5trm6rojisqlb*2,spkesqlbvvu0uuu5vvv0uvv7sss5oppmsss7uvv7vvv0
  vvv0*2,tuu0*2,vvv0rrrbsssfrrrfrrrcrrsdsss8rssfrssgqrrfsss9rrrgrrrcrssbsss8rssfvvv0*39,vvu0*6,vvv0*3,vvv2uvv0*3,vvv2vvv0
  vvv0*5,vvv1vvv0*5,vvv1vvv0*3,vvv2vvv0*58,
  uuu0tuu0*72,uuu0
granted 1184x114
~ WwRR k9wt ImOb rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U NmeF
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrr9rrscrrs9uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*5,ttu4ttt4*2,stt5ttt1vvv0vvv1vvv0*62,
  vvv0*2,rss1ttt0vvv0pqqeqqrdoppcoppfsssbrrrhqrrgrrsdqrrfqrrevvv0*48,uvv0uvu0*5,vvv0*5,
  vvv0uvv0koobloocvvv0rssdrrrfrrserssctuu7vvv0*53,tut0qtr4mqodmqoamqognrpavvv0uuu5vvv0*3,
  vvv0*2,uuu0*2,vvv0sstdrssesttbrrrcsssarrscrsscrrsfvvv1vvv0*60,
  vvv0*6,vvv1vvv0vvv1vvv0*65,
  uuu0tuu0*72,uuu0
granted-with-end 1184x114
~ WwRR k9wt c0g1 rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc o_8n ZsBd Xw0U ubOu
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrr9rrscqrr9rsscrssarss9stt4uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*5,ttt4ttt3ttt4stt5ttt1vvv0*64,
  vvv0*2,stt1*2,vvv0qrraqrrboppcoppfrsscrsserrsdsssarsscqrrgsttavvv0*47,uvv0uvu0*5,vvv0*5,
  vvv0uvv0knofmopcvvv0rssdrrrfrrserssctuu7vvv0*53,tut0qtr4mqodmqoamqognrpavvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0rrsfsss8rssdrrsdsssbrrsdrssbrssfrrsdrss9qrrastt9qrrcrrsgsss8qrrcsttastt9vvv0*51,
  vvv0*8,vvv2vvv1*2,vvv0*6,vvv1vvv0*56,
  uuu0tuu0*72,uuu0
won-without-task 1184x114
~ WwRR k9wt EB-J rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W 9GGK iV4H ZsBd Xw0U NmeF
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*5,uuu2ttt4sss3tuu1tuu3sss4stt4vvv0*62,
  vvv0*2,tuu0*2,vvv0qqrbqqraoppfpqqcqrreppqenoogstt9qrrettt8vvv0*48,uvv0uvu0*5,vvv0*5,
  vvv0uvv0knobmppavvv0rssdrrrfrrserssctuu7vvv0*53,tut0qtr4mqodmqoamqognrpavvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0sstdrssesttbrrrcsssarrscrsscrrsfvvv1vvv0*60,
  vvv0*6,vvv1vvv0vvv1vvv0*65,
  uuu0tuu0*72,uuu0
on-its-way 1184x114
~ WwRR k9wt _FgP rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U 0ZkA
~ iP0r BV97 8a-E t7k8 9XCf jWXq rk_K
  rss9rssarss8rss9uvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*5,ttu4ttt4*2,stt5ttt1vvv0vvv1vvv0*62,
  vvv0*2,stt0tuu0vvv0pqqeqqrdoppcoppfsssbrrrhqrrgrrsdqrrfqrrevvv0*48,uuu0uvv0*5,vvv0*5,
  vvv0uvv0knobkoocvvv0rssdrrrfrrserssctuu7vvv0*52,uvv0qrrcqrr9pqqbopqdpqqcqrrbvvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0rrsfsssesssbrrsdsssasstbrssfsstcqqristt9qrrhsssarrsesttbrrrcqrrerrrcvvv0*52,
  vvv0*8,vvv1vvv0vvv1vvv0*63,
  uuu0tuu0*72,uuu0
delayed 1184x114
~ WwRR k9wt 5zlE rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W 9GGK iV4H ZsBd Xw0U VZS2
~ iP0r -inU uW6i 6JDr 9XCf jWXq rk_K
  qrraqrrdrrs8uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*5,uuu2ttt4sss3tuu1tuu3sss4stt4vvv0*62,
  vvv0*2,tuu0*2,vvv0qqrbqqraoppfpqqcqrreppqenoogstt9qrrettt8vvv0*49,vut0*4,vuu0vvv0*5,
  vvv0uvv0knobmppavvv0rssdrrrfrrserssctuu7vvv0*53,vvu0tqo8tpn9solfrnkftpn9vvv0uuu5vvv0*3,
  vvv0*2,tuu0*2,vvv0rrsfrss9rrrerssdqrrcsst9ssscrssfsttbqqrirssasssaqrrhrrresssdrssdsss9qrrissscrrrdrrrgvvv1vvv0*47,
  vvv0*6,vvv2vvv1vvv0*3,vvv1vvv0*6,uvv2vvv0uuu2vvv0*53,
  uuu1vvv0*72,uuu1
arrived 1184x114
~ WwRR k9wt 8s6J rk_K jeJs QfYQ kbbv hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U y-Pp
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  rss9rrrastt5uvv0*71,
  uvv0*74,
  vvv0*5,ttt6stt6*2,sss6ttt2vvv1vvv2vvv0*2,vvv1vvv0*59,
  vvv0*2,rss1ttt0vvv0pqqcqrrbpqqapqqesstarrsgrrrfrrsdqrrfqrrdvvv0*48,uvv0tvu0*5,vvv0*5,
  vvv0uvv0koobloocvvv0rssdrrrfrrserssctuu7vvv0*53,tut0qtr4mqodmqoamqognrpavvv0uuu5vvv0*3,
  vvv0*2,uuu0*2,vvv0rssf*2,qrrcsttdrssesstbqrreqrrjsssarsserrrgssscuuu5vvv0*56,
  vvv0*9,vvv1vvv0*64,
  uuu0tuu0*72,uuu0
used 1184x114
~ WwRR k9wt Mcuo rk_K jeJs QfYQ kbbv hA14 Erz7 1T3U OnSY zEKL iP0r ibwC 98pl J8fo o_8n ZsBd Xw0U N5Q-
~ iP0r Motz 8a-E FYkT 9XCf jWXq rk_K
  rssbrss8uvv0*72,
  uvv0*74,
  vvv0*5,ttt4tuu3ttt4stt5ttu2vvv1vvv0*63,
  vvv0*2,sst1stt1vvv0rss7rss8qrr8qrrastt9rsserrsdsssarsscqrrgsttavvv0*49,uvv0*4,vvv0*5,
  vvv0uvv0nppbopq9vvv0rssdrrrfrrserssctuu7vvv0*55,stt2rss6opqdqrr9vvv0uuu5vvv0*3,
  vvv0*2,tuu0uuu0vvv0rrseqrrbssscuuu4vvv0*65,
  vvv0*7,vvv1vvv0*66,
  uuu0tuu0*72,uuu0
expired 1184x114
~ WwRR k9wt Binz rk_K jeJs QfYQ kbbv hA14 Erz7 1T3U OnSY t_5f iP0r ibwC 98pl vwdH N8bC ZsBd Xw0U fW3_
~ iP0r Df4A 8a-E wlJO 9XCf jWXq rk_K
  qrrarrsbrss7uvv0*71,
  uvv0*74,
  vvv0*5,ttt4*3,stt5tuu2vvv0vvv2vvv0vvv1vvv0*60,
  vvv0*2,stt1stt0vvv0rrrarss9qrr8qrrastt9rsscssserssesssavvv0*50,uvv0*5,vvv0*5,
  vvv0uvv0opq5pqq5vvv0rssdrrrfrrserssctuu7vvv0*54,rss5qrr7oppdopqeqrr9vvv0uuu5vvv0*3,
  vvv0*2,uuu0*2,vvv0rrrcqrrgqrrbrsscqrrdsss9sssdrrrdsstaqrrbttt7vvv0*58,
  vvv0*6,vvv1vvv0*67,
  uuu0tuu0*72,uuu0
cancelled 1184x114
~ WwRR k9wt Vhwv rk_K jeJs QfYQ kbbv hA14 Erz7 1T3U OnSY BIHD iP0r ibwC 98pl CJ2B Fo8g ZsBd Xw0U hc52
~ iP0r dy_U 8a-E wlJO 9XCf jWXq rk_K
  rrsarss8qrrcstt4uvv0*70,
  uvv0*74,
  vvv0*5,ttu4ttt4*2,stt5tuu1vvv1vvv2vvv0*2,vvv1vvv0*59,
  vvv0*2,stt0ttt0vvv0rrr9rss9qrr8qrrattt8rrsgrrrfrrsdqrrfqrrdvvv0*48,uvv0*6,vvv0*5,
  vvv0uvv0npp8npp9vvv0rssdrrrfrrserssctuu7vvv0*52,uvv0rss9qrr7oppepqqcoqqbqrr9vvv0uuu5vvv0*3,
  vvv0*2,uuu0*2,vvv0qrrkrss9rrrdrssdrssesssaqrrersseqrrcrssdsstcsstbqrrhrssf*2,qrrbsssb*2,rrrdsstdqrrcssscrsscsssbrrrdrssisssdvvv0*42,
  vvv0*31,vvv1vvv0*42,
  uuu0tuu0*72,uuu0
ready-several 1184x541
~ WwRR k9wt gNe2 rk_K rRww KVw2 PgJT Yrli 3KM6 3BKK iP0r uiaj xczU RnGn Xw_c EZFr ShCw QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT tpEf hiHJ 5LHO MSMN lOPb RcQg NAK2 LRDy GNOi GX1_ kYHI
~ iP0r SsT- T9-W etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq Buiy NAK2 LRDy GNOi GX1_ kYHI iP0r SsT- T9-W
~ etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdrss6rss9rssauvv0*69,
  uus0vtr0*72,uus0
  vto2vuq0*72,vto2
  vto1tso2rro3utq0utq1sro3tro3vtq0*2,sro5tsp4utq1vuq0*61,vto1
  vto1qpn6kkifjjibiihgghgmool9kkifnnl8kkihiihkjkigtsp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0*4,vtq0vuq0*67,vto1
  vto1usp2ghgflljfsro9sro8utp2vuq0*66,vto1
  vto1utp1rqn3*2,tsp4tsp5vtq1vuq0*66,vto1
  vto1vtp0vrh0vqh0*68,vrh0vtp0vto1
  vto1vrj1vm50*30,qi47ul51tl53ul53vm50tl55sk54ul54tk55rj44vm50*30,vrj1vto1
  vto1vri1vm50*30,lf38tl53qi48pi4drj47rj4brj48sj47rj48qi49vm50*30,vri1vto1
  vto1vtn0vpc0*70,vtn0vto1
  vto1vuq0*72,vto1
  vur1vvu0*72,vur1
  vus2vvu0uso1vtp1vvu0oppeoppfnooflmnkqqrbrrsgrrresssbrsserrrevvv1vvv0*52,uuu4uuu0*2,uvv0vvv4vus2
  vus2vvt0rpk9qnicvvt0sssattt7*2,stt6tuu4ttt6ttt8ttt7ttt6vvv1vvv0*53,uvv6opphoppjstt7uvv6vus2
  vus2vvv0vus0*2,vvv0ttt6ttu6ttt7ttt4uuu5ttt6ttu5sttauuu4vvv0*54,uvv2uvv0*3,vvv1vus2
  vus2vvv0*4,tsqcuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvu0*2,vvv0*65,uvv0*3,vvv0vus2
  vus2vvu0trm4urn3vvu0nopfnoofmnoglmmlpqqcqrriqrrgrssdrrrfqqrgvvv1vvv0*52,uuv6ttt6uuu4vvv0uvv5vus2
  vus2vvt0tqm6rpk9vvt0rrsesssbsstcrss8ttt6sss9sssarsscttt8vvv0*54,uvv6rrrbqqqgttt7uvv6vus2
  vus2vvv0vvt0*2,vvv0uvv2vvv1vvv2vvv1vvv3uvv1vvv1uuu4vvv1vvv0*55,uvv0*3,vvv0vus2
  vus2vvv0*4,sstbttu6sssdrssesstdqrresst9sttcrrrfuuu5vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0uuv2uuu2*2,ttu2tuu0vvv0*58,vvv1uvv0*3,vvv0vus2
  vus2vvt0spk7sqm7vvt0oppdpqqdoppdnooisssbqrriqrrgrssdrrrfqqrgvvv1vvv0*52,uvv6qrreqqrettt5uvv6vus2
  vus2vvu0uso3sqm5vvu0qrrfrsscrssdrrrastt9rrsarsscqrrfstt9vvv0*54,uuu5stt4stt5uuu2uvv5vus2
  vus2vvv0vvu0*2,vvv0uuu5vvv2uuu4*4,uuv2vvv3uuu2vvv0*59,vus2
  vus2vvv0*4,tuu7tuu6ttt9*2,tttasssbttt7ttt9ssscuuu5vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2ttt4sssbsssdqrrersscrssdsssdrssfrrrcrssaqrrerssbqrrcsssfvvv0*58,vus2
  vus2vvv0*72,vus2
  vtq3vur0*72,vtq3
ready-one 1184x328
~ WwRR k9wt hf1R rk_K rRww KVw2 PgJT Yrli 3KM6 3BKK iP0r Rnvs xczU RnGn Xw_c EZFr NS78 QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT 5LHO MSMN lOPb RcQg
  rss8qrrdrss8sst6uvv0*70,
  uus1vtq0*72,uus1
  vto2vuq0*72,vto2
  vto1sro3rqn5tsp1tsp2rqo5rro4usp1utp1rqn6sro6tro2vuq0*61,vto1
  vto1rqn5kljdkkjbjjifghglppm8lljeool8lljgjjijlljfusp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0*2,vtq0vuq0*69,vto1
  vto1usp2ijhikkjfsrobsroausp3vuq0*66,vto1
  vto1utp1rqn1sro1usp3tsp4vtq1vuq0*66,vto1
  vto1vtp0vrh0vqh0*68,vrh0vtp0vto1
  vto1vrj1vm50*30,ul51rj46tl52ul53ul52ul53tk54*2,sk54ul51vm50*30,vrj1vto1
  vto1vri1vm50*30,tk53ng46tk54qi4bpi4bsk48sj47qi46rj48ul53vm50*30,vri1vto1
  vto1vtn0vpc0*70,vtn0vto1
  vto1vuq0*72,vto1
  vur1vvu0*72,vur1
  vus2vvu0uso1vtp1vvu0oppeoppfnooflmnkqqrbrrsgrrresssbrsserrrevvv1vvv0*57,vus2
  vus2vvt0rpk9qnicvvt0sssattt7*2,stt6tuu4ttt6ttt8ttt7ttt6vvv1vvv0*58,vus2
  vus2vvv0vus0*2,vvv0ttt6ttu6ttt7ttt4uuu5ttt6ttu5sttauuu4vvv0*59,vus2
  vus2vvv0*4,tsqcuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vtp3vtp0*72,vtp3
ready-claiming-all 1184x568
~ WwRR k9wt Khsk rk_K rRww KVw2 PgJT Yrli 3KM6 3BKK iP0r uiaj xczU ynHD McFP Xw_c EZFr ShCw nSEe QfYQ
~ ZEOW LRDy GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT CwPo 32AO 5LHO MSMN lOPb RcQg NAK2 LRDy GNOi
~ GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq Buiy NAK2 LRDy GNOi GX1_ kYHI iP0r
~ SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*67,
  uus0vtr0*72,uus0
  vto2vuq0*72,vto2
  vto1tso2rro3utq0utq1sro3tro3vtq0*2,sro5tsp4utq1vuq0*61,vto1
  vto1qpn6kkifjjibiihgghgmool9kkifnnl8kkihiihkjkigtsp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0*4,vtq0vuq0*67,vto1
  vto1usp2ghgflljfsro9sro8utp2vuq0*66,vto1
  vto1utp1rqn3*2,tsp4tsp5vtq1vuq0*66,vto1
  vto1vtp0vrh0vqh0*68,vrh0vtp0vto1
  vto1vrj1vm50*29,sk54ul51rj46tl52ul53ul52vm50tk55sk54ul55sk54*2,vm50*29,vrj1vto1
  vto1vri1vm50*29,rj46tk53ng46tk54qi4bpi4crj48*2,qi4asj47qi48sk48vm50*29,vri1vto1
  vto1vtn0vpc0*70,vtn0vto1
  vto1usp4rqodsrodsroatsp7sro9utq2vuq0*65,vto1
  vto1vuq0vtq1vtq2usp4vuq0vtq1vuq0*66,vto1
  vto1vur0*72,vto1
  vus2vvv0vvu0*2,vvv0*69,vus2
  vus2vvu0sql5trn5vvu0nopfnoofmnoglmmlpqqcqrriqrrgrssdrrrfqqrgvvv1vvv0*52,tuu0rss5rss3stt0vvv0vus2
  vus2vvu0trn5spk7vvu0qrrfrsscrssdrrrattt8rrsarsscrrrdstt9vvv0*54,tuu0qrr6qrr8stt4vvv0vus2
  vus2vvv0vvu0*2,vvv0vvu1vvv0vvu0vvv1vuu2vvv1*2,vvv2vvv1vvv0*59,vus2
  vus2vvv0*4,utsauts8ussbtsqdtrqetsratsqausratrqeusrcvvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0*2,vvv0uuu3ttt3ttt4stt4ttt1vvv0*63,vus2
  vus2vvt0roj8spl8vvt0pqqbqqrcppqcoppgsssaqrriqrrfrssdrrrfqrrfvvv1vvv0*52,tuu0pqqa*2,rss4uvv0vus2
  vus2vvu0uso2trn4vvu0qrrfrsscrssdrrrastt9rrsarsscqrrfstt9vvv0*54,tuu0stt1*2,tuu0vvv0vus2
  vus2vvv0vvu0*2,vvv0uuu5uvv2uuu5tuu6uuu6ttt6uuu3uuu5uuu4vvv1vvv0*58,vus2
  vus2vvv0*4,tuu7uuu3tuu7ttt7uuu8stt8uuu6tuu7sttbuvv4vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvu0vur0*2,vvu0rss9qrr9qrraqqqcrss6tuu7ttt5uuu4*2,ttu6vvv0*53,uvv0uuu0*3,vvv0vus2
  vus2vvt0qniaqnicvvt0rss7sst6rss5qrr8ttt6sttbsttattt9sstbsss9vvv0*53,tuu0opqbopqcrss4uvv0vus2
  vus2vvu0vuq0vtq0vvu0rrrersscrssdrrrattt8rrsarssbqrrfstt9vvv0*54,uuu0*4,vvv0vus2
  vus2vvv0*4,ttt9ttu7sstcsssdsttcrrrdttt8sttbrssduuu4vvv0*58,vus2
  vus2vvv0*4,uuu3vvv0vvv1*6,vvv2vvv0*59,vus2
  vus2vvv0*5,vvv1vvv0*66,vus2
  vus2tuu4sssbsstcqrrersscssscsstcrsserrrcsss9qrrerssbqrrcsssevvv0*58,vus2
  vus2vvv0*72,vus2
  vtp3vtp0*72,vtp3
all-claimed 1184x549
~ WwRR k9wt CA4j rk_K _4GX XV8o BH81 QZMz nqek c28P 8_iE uiaj xczU gYXS TJy7 _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN Fo8g n-oT _-AT jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g n-oT _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN Fo8g n-oT f5me YtqZ QfYQ Pj8G jhCk MBoF UyyU rk_K 2qmY -4mH 7Wj9 cZeq TdBY ddXO qlIQ
~ yJ52
  rrsdrssarrsdrrrauvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqqastt6rss7stt4sst5uuu2tuu1sst5vvv0*53,uvv0sut3sts2sut2tuu0sut3tut1tuu0*2,uvv0vvv0
  vvv0qrr6klmhoppdmnnfjklgkllikmmhklmcpqq8vvv0*53,uvu0osqapsq5mqogmqocmqoemqodnrpcmqocuvu0vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt3ikkenopauuu5tuu4vvv1vvv0*67,
  vvv0tuu2opp7qqr6rssasssbvvv2vvv0*67,
  vvv0*74,
  vvv0stt5rrrdqrrgqrrhqrrirrrcrssd*2,rrsdsssbqrrdrrrcrssfsssbqrrettt9vvv0*57,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0sssbttu7ttt7stt6tuu5ttt5stt8ttt7uuu5vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu4*2,tuu5uuu3uuu4uuu5uuu3ttt8uuu3vvv0*60,
  vvv0*2,uuu0*2,vvv0sst7sss8*2,rrs8ttt3vvv2vvv3vvv0*2,vvv2vvv0*59,
  vvv0uvv0knoamppavvv0qrrarrsaqqq9qqqcstt9rssfrrserrsdqrrerrrcvvv0*59,
  vvv0uvv0stt1rss2vvv0qrrgsssbrrsdrrsastt9rssarssbqrrfttt9vvv0*60,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0sssbttu7ttt7stt6tuu5ttt5stt8ttt7uuu5vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu4*2,tuu5uuu3uuu4uuu5uuu3ttt8uuu3vvv0*60,
  vvv0ttt3*2,stt3uuu2tuu3stt5vvv0*67,
  vvv0sss4pqqcpqqbrrrboppbrrravvv0*67,
  vvv0*74,
  vvv0uvv0prr4stt2vvv1opphnoolqqq9oppiqrrevvv0*58,uuu3uuu4ttt9sst7uuu2vvv0
  vvv0uvv0lopaoqq8vvv1stt8rrretttbrssdstt9ttt6uuu5vvv0*56,ttt5sssbqrrcqrreuuu6vvv0
  vvv0*2,uvv0vvv0vvv1stt3*2,stt2*2,ttt2rss4ttu1tuu0*36,vvv0*26,
  vvv0*4,tuu2imn0*43,rst2tuu0*23,vvv0*2,
  vvv0uuu1kno0*70,uuu1vvv0
  vvv0imn619c0*31,2ac0*2,19c02ac2*2,3bd34bd22ac019c0*31,imn6vvv0
  vvv0imn619c0*31,4bd48eg99fhe6dfd6dfc8fgd9fhf2ac219c0*31,imn6vvv0
  vvv0prr49fh09fg0*68,9fh0prr4vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
totals 1184x484
~ WwRR k9wt bl4g rk_K a7wQ i7OH QfYQ QQgR 3ix_ MBoF UyyU rk_K D-0T G2gE B2sT sObg F6se PunH 3ix_ MBoF
~ WWcD rk_K Aqrv S_QE B2sT Zgm6 F6se PunH 3ix_ MBoF whMl rk_K v87k oJsz B2sT jh0i F6se PunH 3ix_ MBoF
~ Arnq rk_K 6xC7 azZy B2sT mj8Q 47di PunH 3ix_ MBoF hQ-H rk_K NEr1 3xm- _Vkl PunH 3ix_ MBoF QPNS rk_K
~ XuJn _k5c T9V5
  qrrbrrrbuuu0uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0*74,
  vvv0*2,uuu0uvv0uuu6qqrfqqrcvvv0*67,
  vvv0uvv0imnerss5ttt3rssasssauuu2vvv0*3,vvv1vvv0*56,uuu2kmmlrssfpqqgttu6vvv0
  vvv0*2,uuu0uvv0uuu4sttcsssbsttbsssdrssbsssassscsss9rrsfttt9vvv0*59,
  vvv0*74,
  vvv0*2,stt0uuu0stt7qrrgqqqhrrrgqqqhuuu3vvv0*64,
  vvv0uvv0mop6rss6vvv2sss9sttbsstarssatuu4tuu6uuu5tuu5uuu3vvv1vvv2vvv0*51,oppcnoogklmmrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0uuu4ttt6ttt9stt8ttt9ttu6sttattu7stt9ttt9rssauuu4vvv0*58,
  vvv0*74,
  vvv0*2,rss3tuu1sss7opphoppjoppirssavvv0*60,ttt2vvv0*4,
  vvv0uvv0loogstt5vut4uts5uut6utt7utt5uts9uut5utt7vut4utt6tsrbvuu3vvv0*52,uuu3noohrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0vvu3utt6utt4utsauts5uut6utt6uut5vuu4vut4vuu5vvv2vvv0*58,
  vvv0*74,
  vvv0*2,qss2tuu1sss8noomppqgqrrdvvv0*58,uuu3sst6sss5ttt3ttt5uuu3vvv1vvv0
  vvv0uvv0npq7stt4uuu6sss9sstdrssd*2,rssasssbstt9sssbsstbstt8rsscvvv3vvv0*49,qrraqrr9oppfqrraqrrerrseuuu4vvv0
  vvv0*4,vvv1uuu1vvv1vvv0vvv1*7,uvv2vvv1vvv0*57,
  vvv0*74,
  vvv0uvv0oqr7stt3rss8oppioppmttt5vvv0*63,vvv1ttt5vvv0
  vvv0uvv0prr5stt2ttt8rsscsss8rrrgrrsarssdsss8rssfvvv0*59,vvv1ttu2vvv0
  vvv0*7,vvv1vvv0*66,
  vvv0*4,uuu1vvv2vvv0*68,
  vvv0uvv0mppfstt5ttt7pqqioppetuu3vvv0*64,tuu5vvv0
  vvv0*2,qss5tuu1utt5sqoftrqcusr8trqctqpetrqbvvv0*61,uuu1vvv0
  vvv0*74,
  vvv0*74,
  uuu1uvv0*72,uuu1
totals-none 1184x142
~ WwRR k9wt JwBs rk_K a7wQ i7OH 76bJ QfYQ
  qrrbrrrbsss8rrsauuu1uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0vvv1vvv0*3,vvv1vvv0vvv1vvv3vvv0*3,vvv2vvv0*2,vvv1vvv0vvv1vvv0*56,
  vvv0tuu6rssbrsscrrsdrssdrrscttt8rrsgrssdrssesstbrssgsttbrrrcsssbrrrfssscrrsbvvv1vvv0*54,
  vvv0*74,
  vvv1vvv0*72,vvv1
visitor 1184x367
~ WwRR k9wt keQo rk_K xym8 4FoF IfJu W2X8 6vB0 JeyJ sj2T F_Hb l8dv Lbtj
  rssbrrrbtuu1uvv0*71,
  uvv0*43,npp1lno0*4,suu0*21,mop1lno0*3,qss1
  vvv0*43,7ce618a0*3,28a2ptt0*21,5bd518a0*3,5bc5
  vvv0*43,7ce618a0*3,5bd5ptt0*21,8eg518a0*3,39b5
  vvv0*43,7ce618a0*3,agh5ptt0*21,ejk518a0*3,39b5
  vvv0*43,7ce618a0*3,imn5ptt0*21,mqq418a0*3,39b5
  vvv0*43,7ce618a0*2,5bd4pst0ptt0*22,9eg518a0*2,39b5
  vvv0*43,7ce618a0*2,jno4ptt0*10,pst0rro0qss0ptt0*10,mpq328b118a039b5
  vvv0*2,rrs9qrr6rrs4oppbqrr6pqq7stt4qrr5qrr6stt6pqq7rss8rss5pqq7qrr9qrr8qqq6noocsss4vvv0*22,7ce618a0dij5ptt0*11,uoc1vm50un90pst0ptt0*10,hlm418a039b5
  vvv0*2,ppq8mnodmno8ppqdqrr9oppaqrr6mno9nop9noocopp9noocsst6oppanoobnoodoppcnoocpqq7vvv0*22,7ce6chj4pst0ptt0*11,vn70vm50*2,qsr0ptt0*11,gkl439b6
  vvv0*2,uuu1vvv3vvv0*6,vvv1vvv0vvv2vvv0vvv1vvv2vvv1vvv0vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv1vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*9,lop6ptt0*13,sql0una0spi0ptt0*13,lop5
  vvv0*2,sss9rrrgrrrhrrsbqrrcrsscrrrcqrrerrrcsssbrrrfrsscrrscsttaqrrgsssbttt7qrrhqrrdsttbrssbrrsfrrsarrscrssbrsscqrrirrrdsttcrss9qrrfrrrgrss9vvv0*8,rtu0ptt0*13,qtt0*3,ptt0*13,pst0
  vvv0*43,rtu0ptt0*11,suu0uvv0vvv0*4,suu0qtt0ptt0*10,pst0
  vvv0*2,hlm3cij0*4,ejk1vvv2uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*9,qtt0uvv0vvv0*7,uvv0qtt0ptt0*9,pst0
  vvv0*2,3bd63bd54ce65ce74bd319c0rsscvvv0sss5rssbsss6sss8vvv1uvv6vvv0*27,rtu0ptt0*9,tuv0vvv0*9,uvv0ptt0*9,pst0
  vvv0*2,3bd63bd25de85ce63bd419c0rsscvvv0tuu2qrrattt7qrravvv0uvv6vvv0*27,rtu0ptt0*8,rtu0vvv0*11,suu0ptt0*8,pst0
  vvv0*2,loo3gkl0*4,imn1vvv0uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*8,tuv0vvv0*11,uvv0ptt0*8,pst0
  vvv0*43,rtu0ptt0*8,uvv0vvv0*12,ptt0*8,pst0
  vvv0*43,gnp3cln0*8,emo0*13,cln0*8,dmn2
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,8jl3
  vvv0*43,dmn39km0*29,hop3
empty 1184x489
~ WwRR k9wt DuGp rk_K a8iT rk_K OIS3 urP9 Jtx_ xym8 4FoF IfJu W2X8 6vB0 XaSm sj2T F_Hb SoqI a7wQ AHaJ
~ QfYQ xaQC jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K Rhnm Me7M CNim 1zgS
  rss9qrrbttt5uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  stt5stt4stt3tuu1uuu1tuu1uuu1tuu2uvv0*66,
  qrrdrrsbqrrfqrrarrs9rrs7qrrcttt5uvv0*66,
  uvv0*74,
  uvv0vvv0*27,stu0rtt0*18,rtu0uuu0*2,vvv0*23,uvv0
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0noo8*2,oppdpqq8noocnoo8lmncttt5vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0sss2qqq6sss8stt6rss8rrs6qrr7tuu2vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0uuu1qrr3tuu0stt7oppenopjqrrcnoogsss9vvv0*10,vvv2uuv1vvv0*2,
  vvv0*2,mnoeppq8qqqaqrr6opp7pqqcpqq8pqqamnocrss5ppqbmnnmpqq8noobpqq7ppqcrrs7qqr9sss4mnoanop7opp7uuu2vvv0*3,rtu0ptt0*8,rql0sph0qsr0ptt0*8,tuu0uuu1vvv0tuu2imncqrr7uuu4ttu8uuu5tuu6uuu3vvv0*9,sss8qrrfoppjoppkttt8vvv0
  vvv0*2,stt6opp9nooasss5qrr5ppqbnop9qqqbopp9rss4noobpqqerrr5pqqbopp9oppcrrr6lmmfrss5pqqbopp7qrr6vvv1vvv0*3,rtu0ptt0*7,rro1vm50*2,tod1ptt0*8,tuu0uuu1vvv0*2,uvv0vvv0vvv2stt6tuu6ttt6uuu3vvv0*15,
  vvv0*2,uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv2uvv3vvv1uvv2vvv0*2,rtu0ptt0*7,rro0vm50*2,tod1ptt0*8,tuu0uuu1vvv0*24,
  vvv0*2,sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttasst9sssesss9rssavvv0*2,rtu0ptt0*8,rrm0spi0qsr0ptt0*8,tuu0uuu1vvv0uvv0rss1uuu0ttt5qrrbpqqfsss8qqrcttt8vvv0*14,
  vvv0*2,rrsdrrscqqrkqrrdsstcrrs9qrrfqrrhsss9vvv0*17,rtu0ptt0*7,rtu0suu0*2,rtu0qtt0ptt0*7,tuu0uuu1vvv0tuu3hlmdqrr7uuu4ttt6ttt5*2,sss5vvv1vvv0*8,sss8qqrgnoomnoolsss8vvv0
  vvv0*28,rtu0ptt0*5,rtu0vvv0*6,tuu0qtt0ptt0*5,tuu0uuu1vvv0*2,uuu0uvv0uuu4rssbsttasssauuu5vvv0*15,
  vvv0*2,rst1oqq0*13,qss1vvv0*11,rtu0ptt0*4,suu0vvv0*8,uvv0qtt0ptt0*4,tuu0uuu1vvv0*24,
  vvv0*2,4bd619c0*13,1ac0uuv4vvv0*10,rtu0ptt0*3,rtu0vvv0*10,tuv0ptt0*4,tuu0uuu1vvv0*2,uuu0*2,tuu3rssbrss8sss9qrr8rssdsssavvv0*13,
  vvv0*2,3bd64ce4aghf*2,8fgd9fhc7egd9fhg9fhb9fhf7ef9agheaghg5ce519c0tuu6vvv0*10,rtu0ptt0*3,uvv0vvv0*11,rtu0ptt0*3,tuu0uuu1vvv0tuu1hlmbprr7uuu2ssscsst9tuu5stt8ttt9stt9vvv0*7,vvv1pqqcoppjopplsst6vvv0
  vvv0*2,agh55ce0*13,7eg2vvv1vvv0*10,rtu0ptt0*2,qtt0vvv0*12,tuu0ptt0*3,tuu0uuu1vvv0uvv0uuu0*2,uuu5qrressscrsscttt6vvv0*15,
  vvv0*28,qtu0pst0*2,rtu0vvv0*12,tuv0pst0*3,tuu0uuu1vvv0*24,
  vvv0*28,blm46ik0*19,ors3uuu0vvv0*23,vvv1
  vvv0*28,blm46ik0*19,ors3uvv0uuu0*24,
  vvv0*28,blm46ik0*19,ors3uvv0*25,
  vvv0*28,blm46ik0*19,pss3uvv0*25,
  uvv0vvv0*27,dln38jl0*18,dln2uuu0uvv0*25,
loading 1184x974
~ WwRR k9wt b7_U rk_K a8iT rk_K OIS3 rk_K XQZf Jtx_ 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  uvv0uuu0tuu0uvv0*71,
  uuu0tuu0*47,uuu0uvv0tuu0*23,uuu0
  rss0*48,tuu0uuu0rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  stt0rss0*46,rst0uuu0*2,stt0rss0*22,stt0
  uvv0*74,
  uuu0*74,
  rss0*74,
  rss0*74,
  stt0*74,
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  stt0rss0*72,stt0
failed 1184x285
~ WwRR k9wt 32Cv rk_K a8iT rk_K OIS3 AnM5 iQq9 JVhk izi8 fu-y TPTU
  qrrdqrrbuvv0*72,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  uvv0*2,uuu0uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sss7mnnerss5sss3rss4rrr9opp9pqq7oppcrss9rss4rrs4qqr7rss6qrr5rss5sss4rrs6rss7rrr5qrr6opp9uuu1vvv0*50,
  vvv0ttt4mnofnoo9qqr8noodlmnemnndnoofrrr8qrrbmnoclmmeqqr8kllhmnodmnofsss7noo8lmmhmnocoppdnoobstt4vvv0*50,
  vvv0*74,
  vvv0ttt6qrrfrsserss9qrrbqrresstassscppqfqrrgsssdsss8rsscrrrfrrrdrrrfuuu4vvv0*56,
  vvv0*74,
  vvv0uvv5uuu2ttu4sss3uuu1tuu1ttt3uuu5vvv0*65,
  vvv0uvv6uuu5uvv2rsscqqqcoppfrrrfuvv6vvv0*65,
  vvv0vvv1uvv0*6,vvv1vvv0*65,
  vvv1vvv0*72,vvv1
failed-in-part 1184x519
~ WwRR k9wt oQIv rk_K a8iT rk_K OIS3 20cL Jtx_ Rqt9 vuOh IXzK wCGG fu-y TPTU a7wQ i7OH QfYQ QQgR 3ix_
~ MBoF UyyU rk_K D-0T rZRL B2sT c091 F6se pzuc WzNH rxCG 9Vds rxCG dTou h--k CwrI QfYQ kbbv hA14 Erz7
~ jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U wyOb iP0r jbHV 8a-E VTGq O2wM 9XCf jWXq rk_K
  qrrdqrrbrssarss8*2,uvv0*69,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  stt3ttt3*2,ttt4stt4stt2ttu3ttt2stt6*2,tuu1tuu2stt4stt7tuu3stt6tuu2stt6stt5rss7uuu1uvv0*53,
  ttt6qrraqrrbstt6sssa*2,ttt5rss8rssbrssasss7rss7sss8rssbsss8rss6stt6*2,sss6stt6tuu1uvv0*53,
  uvv0*74,
  vut0vts0*47,uuu0*2,vvv0*23,uvv0
  vsr1snkgtqn8tpmbsolgtqnbtpmcspmctpnbtpndtpnbsomesomcsoldtqn8spmespmbtpnb*2,sombtqnatqn7soldtqo6tpnbspmesometqn9solbsolgsomdtpnbtpmcspmctqnbtpmctpmbsomatpnavtr0*9,uut0uuu1vvv0*24,
  vtr0usq1usq0*5,usq1usq2vtr0*10,vsq1vtr0*17,usq2vtr0*10,uut0uuu1vvv0noo9lmmcmnnenopcnooclmnfqrr5lmmfpqqbmnnenopemno9stt3vvv0*10,
  usq6vsr1rqo9qpobqpndnmlhonmhusq3usq6vtr0*39,uut0uuu1vvv0ttt4qrr6rss7qqr6rss7pqq6sst3pqq7*2,qrr7mnocqrr6uuu2vvv0*10,
  vtr0usq1usq0*5,usq1vtr0*40,uut0uuu1vvv0*24,
  uuu0vut0*46,uut0uuu0uuu1vvv0uuu1qrs3uuu0qrrdnoojppqhvvv0*12,stt5vvv3uuu2uuv0vvv0
  uvv0*49,uuu1vvv0tuu1looatuu2uuu6ttt9sst8sttauuu6vvv0*10,qqrbsstbqrrduuu5vvv0
  uvv0*49,uuu1vvv0*4,vvv2vvv3uuv3uuu3*2,vvv0*15,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0uvv0vvv0*22,uvv0
  uvv0*74,
  uvv0*74,
  tuu2pqqgttu3uvv0stt3rss7rrr9sst5rss7stt6ttu3uvv0*63,
  tuu2rss9ttt2uvv0tuu1stt6*2,ttt4rss7sst6ttu1uvv0*63,
  stt0*3,tuu0uuu0*70,
  uuu0tuu0*72,uuu0
  tuu0qrs4pqqboppepqq7oppbrss6tuu0*64,ttt0qrs5tuu0
  tuu0*6,stt0tuu0*67,
  vvv0*74,
  vvv0*2,uuu0*2,vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0knoamppavvv0rssdrrserssdrssctuu7vvv0*50,ttt5qrr9pqqcopqepqqapqq8qrr9pqqcqrr9vvv0uuu5vvv0*3,
  vvv0uvv0stt1rss2vvv0ttt9ttt8*2,uuu4ttu6tuu5ttt8tuu6*2,uuu4sttauuu5*2,ttt8ttt7sssdttu8uuu3ttt6*2,uuu4tuu5ttt7uvv3vvv0*32,uvv0*8,vvv0*5,
  vvv0*5,uuu6ttt8ttt6*2,ttt7ttu9ttt8ttt7ttt8uuu6ttt8tuu5uuu4tuu6uuu6*2,uuu5tuu5ttt7ttt8tuu7ttt5ttt6uvv3vvv0*45,
  uvv0vvv0*72,uvv0
