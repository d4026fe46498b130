hold 358x177
~ EO9I vjPI YBeG yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB
~ uJvU nRWJ Aud5 kTeY FaVb 7qme q8vX S7La yzhh
  rrscsss8uvv0*21,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,vvv1uuu1uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrrepqq9noph*2,klmgnoohvvv0*4,vvv2
  vvv0*14,tttcttt6sttastt8vvv0*4,vvv2
  vvv0*5,vvv1uuu2vvv0vvv1vvv0uvv1vvv0vvv1*2,uuu4tuu4vvv1uuu3vvv0stt1ttt0vvv0vvv2
  vvv0uuu4vvv0uuu3ttt9*2,rssbtuu6rss8stt9ttt9rssasstarrsbsttbqrrcssscrssavvv0npq9jmndvvv0vvv2
  vvv0*13,vvv1sss9ttu9sttasssbvvv0uuu0*2,vvv0vvv2
  vvv0*10,uvv0*4,uuu1tuu3*2,uuu2vvv0*4,vvv2
  vvv0*9,uvv0prr7pqqbpqqcoppeprraoppbqrr8rss6vvv0*4,vvv2
  vvv0*10,uvv0*7,vvv0*5,uvv1
  uvv0*23,
review 358x154
~ EO9I vjPI 28Vi yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB
~ uJvU V-B0 rgpZ kTeY LbWZ q8vX S7La yzhh
  rssarrsbtuu4uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,vvv1uuu1uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrrepqq9noph*2,klmgnoohvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*4,vvv1vvv0*7,ttu7ttt4uvv2ttt4vvv0mop9koocvvv0vvv2
  vvv0*3,vvv1sssbsstdssscrssetttbsss9sssasssbttt9sssarrshrss9ssterss9vvv0stt1rss2vvv0vvv2
  vvv0*11,uvv0tuu1tuu2ttt4ttu2stt3tuu2vvv0*4,vvv2
  vvv0*11,uvv0qrr6qrr9qrr8qrr6stt4stt3vvv0*4,vvv2
  uvv1vvv0*21,uuu1
address-needed 358x201
~ EO9I vjPI ZjBu yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 _135 oj3U tb3i bDl2 q6Oo CdNG a7UX 0TWB uJvU
~ SjwU nQeY _18m zBAa q8vX S7La tps8 -aUj
  qrrbqrrarss7rss8rrsarrs9uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,noohoppeppqbmnnnmnohvvv0*4,vvv2
  vvv0*14,tttcttt6sttbstt8vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*10,vvv1vvv0uuu3uuu4vvv1uuu2vvv0npq9lopfvvv0vvv2
  vvv0*7,rsscsssbsttdrrsastt7sttcrssettt8sssersscsss8vvv0rtt2rss3vvv0vvv2
  vvv0*11,vts0vsr4vts0vtr2*2,usq5vsr3vvv0*4,vvv2
  vvv0*10,vvu0urp5spmatqo7spmctqn7usq6vsq4vvv0*4,vvv2
  vvv0*8,vvv1uvv0*8,uvv1vvv0*4,vvv2
  vvv0*8,uvv6stt5pqqd*2,qrrippqkqrr9mnnkpqqeuuu4uvv3vvv0*3,vvv2
  vvv0*8,vvv4uuu2*2,uvv0tuu0ttt3uvv0*2,uuu1uuu3vvv1vvv0*3,vvv2
  vvv1vvv0*21,uuu1
partly-used 358x177
~ EO9I vjPI 2I-c yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 37cM oj3U tb3i bDl2 q6Oo p3_j Zqrh a7UX 0TWB
~ uJvU 59R3 yAEb J-dL r4m7 q8vX S7La yzhh
  qrrbqrrcsss8rrs8tuu1uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,uuu1*2,uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*8,tuu6sst9rss9sstdrrsdpqq9oopgnophklmgnoohvvv0*4,vvv2
  vvv0*14,tttcttt6sttastt8vvv0*4,vvv2
  vvv0*3,uuu2vvv0vvv1vvv0*5,vvv1vvv2vvv0uuu4*2,vvv1uuu3vvv0stt1stt0vvv0vvv2
  vvv0uuu4vvv0ssscstt8rssdsst8sssattt7rrrcttt7sssbrssdstt8rss9sttbsssarssbvvv0npq7lop7vvv0vvv2
  vvv0*15,uuu3stt7*2,vvv0uuu0*2,vvv0vvv2
  vvv0*14,uvu0tuu1uvu0uvu1vvv0*4,vvv2
  vvv0*13,tvu0orp8nqp9psr5rts2vvv0*4,vvv2
  vvv1vvv0*13,uvu0*3,uvv0vvv0*4,uvv1
  uvv0*23,
running-out 358x225
~ EO9I vjPI 9E4C yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 vu8S oj3U tb3i bDl2 q6Oo Z4BD Qy7d a7UX 0TWB
~ uJvU qiVj NoAS _18m Zamc fTRd q8vX S7La tps8 PAco
  rsscrrsdrrs8rssatuu3uvv0*18,
  uuu0*22,uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*7,sssbstt9qrrdstt7sss9rssappqaoppbnooijklhlmnivvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0*4,vvv2
  vvv0*8,vvv1vvv0*5,uuu5ttt4uvv2ttt4vvv0stt1*2,vvv0vvv2
  vvv0uuu4vvv0*2,ttu6rrsdttt6rssbstterssb*2,sssa*2,stt9sst7rssdrssbrssavvv0mopcknofvvv0vvv2
  vvv0*10,uuu5rssbstt7sttcttt6rssbstt6sssavvv0uuu0tuu0vvv0vvv2
  vvv0*10,vvv2vuu0*3,uut1vut1vuu0vvu0vvv0*4,vvv2
  vvv0*10,vut0tqo7tpnbspm8tqn7solfuqo8urp6vvv0*4,vvv2
  vvv0*11,vvu0*2,vuu1vvu0vuu1vvu0*2,vvv0*4,vvv2
  vvv0*12,vvv1uuv2tuu4*2,uuu1uuu3vvv1vvv0*3,vvv2
  vvv0*12,vvv2uuu3qqrepqq9qrrduvv3vvv2vvv0*3,vvv2
  vvv1vvv0*12,uvv1uvv0*3,uvv1vvv0*4,uvv1
  uuu0rss0*20,ttt0uvv0
unused-draw 358x224
~ EO9I vjPI cuAw yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 D4DG oj3U tb3i bDl2 q6Oo 0FLm a7UX 0TWB uJvU
~ GNtC c0Ll k5Ju f-Qf q8vX S7La tps8 F6kk
  rsscrrs9rss7rrrarss7uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,vvv2vvv1*2,vvv0vvv2vvv0*4,uvv2
  vvv0*13,oppdmnofppqfnooblmnhvvv0*4,vvv2
  vvv0*14,tttcttt6sttastt8vvv0*4,vvv2
  vvv0*9,vvv1*3,vvv0*2,uuu4uuu3vvv1uuu2vvv0stt0rtt0vvv0vvv2
  vvv0uuu4vvv0*3,vvv3rrrcttt7ttt6sssbssscsss9rssbttt7rssbsss8ttt9rssbvvv0mppempp7vvv0vvv2
  vvv0*9,vvv1sst9stt7ttt9ssscttt7rrscstt7sssavvv0uuu0*2,vvv0vvv2
  vvv0*12,vvu0vvt0vut1*2,vvt0vvu0vvv0*4,vvv2
  vvv0*12,uso7sqm7tqm8tqm9sqmbuso5vvv0*4,vvv2
  vvv0*12,uut0*5,vvu0vvv0*4,vvv2
  vvv0*11,uvv5uuu4tuu5ttt9vvv0uuu3vvv2*2,vvv0*3,vvv2
  vvv0*11,uvv6ttt5qqraqrrbrrrdpqqbvvv3vvv2vvv0*3,vvv2
  vvv0*12,uuu0*5,uuv0vvv0*4,uvv1
granted 358x154
~ EO9I vjPI xUx6 yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB
~ uJvU qMhn yAEb J-dL r4m7 q8vX S7La yzhh
  qrr9rssbrrs8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,vvv1uuu1uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrrepqq9noph*2,klmgnoohvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*11,vvv1tuu6ttt5uvv2ttt5vvv0mop9koocvvv0vvv2
  vvv0*11,vvv1rssdrrscstt8sstbttt5rss9vvv0stt1rss2vvv0vvv2
  vvv0*13,uvu0sus2sut0*2,sut1vvv0*4,vvv2
  vvv0*13,uvu0psq6nrp8qtr5sus1vvv0*4,vvv2
  uvv1vvv0*21,uuu1
granted-with-end 358x177
~ EO9I vjPI B0iP yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 vu8S oj3U tb3i bDl2 q6Oo Z4BD Qy7d a7UX 0TWB
~ uJvU Jg3k yAEb J-dL r4m7 q8vX S7La yzhh
  qrr9rssbrrs8rsscrss9*2,stt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,uuu1*2,uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*7,sssbstt9qrrdstt7sss9rssapqq9pqqanophklmgnoohvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0*4,vvv2
  vvv0*7,vvv1vvv2vvv0*5,uuu5ttt5uuu2ttt5vvv0stt1rst2vvv0vvv2
  vvv0uuu4vvv0*2,ttu6rrsdttt6rssasttcrssbrssasst9sssastt8sst7rsscrssbrssavvv0mopckooevvv0vvv2
  vvv0*9,vvv1stt8ttt6ttt9ssscttt6rssbstt6sssavvv0uuu0*2,vvv0vvv2
  vvv0*10,vvv1*2,vvv0*2,tuu1*2,uvu0uvv0vvv0*4,vvv2
  vvv0*13,tvu0orp8nqp9psr5rts2vvv0*4,vvv2
  vvv1vvv0*13,uvu0*3,uvv0vvv0*4,uvv1
  uuu0rss0*20,ttt0uvv0
won-without-task 358x154
~ EO9I vjPI LEoT yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 ZzL1 oj3U tb3i bDl2 q6Oo zyBD MzNc a7UX 0TWB
~ uJvU qMhn yAEb J-dL r4m7 q8vX S7La yzhh
  rrsbsss9qrrerrsbsss7rrsastt6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*11,uvv1uuu1*4,ttt2*2,vvv0*4,uvv2
  vvv0*8,uuu4rssaqrr6pqqdmnnenooinopfoppflmnflmnhvvv0*4,vvv2
  vvv0*14,tttcttt6sttastt8vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*11,vvv1uuu4*2,vvv0uuu3vvv0npq9mop9vvv0vvv2
  vvv0*11,vvv1rssdrrscstt8sstbttt5rss9vvv0stt1rtt1vvv0vvv2
  vvv0*13,uvu0sus2sut0*2,sut1vvv0*4,vvv2
  vvv0*13,uvu0psq6nrp8qtr5sus1vvv0*4,vvv2
  uvv1vvv0*21,uuu1
on-its-way 358x154
~ EO9I vjPI DuOk yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB
~ uJvU 2V8v E9z1 kTeY wd_T q8vX S7La yzhh
  rss9rssasss7rss9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*13,vvv1uuu1uuu3ttt2ttt1vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrrepqq9noph*2,klmgnoohvvv0*4,vvv2
  vvv0*14,tttcttt6sttastt8vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*5,vvv1vvv0vvv1vvv0*4,uuu4uuu3vvv2uuu3vvv0mop9knobvvv0vvv2
  vvv0*4,uuu3sssbsssesstbsssdttt9sss9rrsasss6ttt7rssfrsscssscrss9vvv0stt1rss2vvv0vvv2
  vvv0*12,uuu0tuu1stt4tuu1ttt2*2,vvv0*4,vvv2
  vvv0*12,tuu3pqqbqrr7*2,sst5stt3vvv0*4,vvv2
  uvv1vvv0*21,uuu1
delayed 358x177
~ EO9I vjPI M0Ey yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 ZzL1 oj3U tb3i bDl2 q6Oo zyBD MzNc a7UX 0TWB
~ uJvU Slpx UhSu _18m Zamc q8vX S7La yzhh
  qrraqrrdrss8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*11,uvv1uuu1*4,ttt2*2,vvv0*4,uvv2
  vvv0*8,uuu4rssaqrr6pqqdmnnenooinopfoppflmnflmnhvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0*4,vvv2
  vvv0*6,vvv1vvv2vvv0*6,tuu6ttt4uvv2ttt4vvv0ttt0stt0vvv0vvv2
  vvv0uuu4vvv0*2,sssasttarrsestt8sttarsscrssastt7sttbrrsbsssbrsscrss9stt8vvv0npqalopavvv0vvv2
  vvv0*15,uuu3sss9rssbvvv0uuu0*2,vvv0vvv2
  vvv0*14,vuu0*4,vvv0*4,vvv2
  vvv0*13,vut0somctpmauro7urp6vvv0*4,vvv2
  vvv0*14,vvu0*4,vvv0*4,uvv1
  uvv0*23,
arrived 358x154
~ EO9I vjPI Qf11 yzhh TVkx ao40 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB
~ uJvU qvqP yAEb J-dL r4m7 q8vX S7La yzhh
  rss9rrsastt5uvv0*20,
  uuu0*22,uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrreppqanooi*2,jklhlmnivvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0uuu0*2,vvv0vvv2
  vvv0uuu4vvv0*12,uuu5ttt4uvv2ttt4vvv0mop9koocvvv0vvv2
  vvv0*6,uuu4rss8sssbrsserss9ttt7rssbrss9ttt7sssestt9rssavvv0stt1rss2vvv0vvv2
  vvv0*13,uvu0sus2sut0*2,sut1vvv0*4,vvv2
  vvv0*13,uvu0psq6nrp8qtr5sus1vvv0*4,vvv2
  uvv1vvv0*21,uuu1
used 358x154
~ EO9I vjPI r5Us yzhh TVkx ao40 idQG eu6D xUvv JJxi q8vX CMqA oj3U tb3i DM9C 7xhj Ypv5 Qy7d a7UX 0TWB
~ uJvU p_Js Da-p kTeY J8RH q8vX S7La yzhh
  rssbrss7uvv0*21,
  uuu0*22,uvv0
  vvv0*15,vvv1vvv0uuv0vvv0*4,uvv2
  vvv0*7,sssbstt9qrrdstt7sss9rssaqrr7qqr8ppqemnndnopdvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0uvv0*2,vvv0vvv2
  vvv0uuu4vvv0*12,uuu5ttt4uuu2ttt4vvv0pqq8oppavvv0vvv2
  vvv0*11,vvv1rsscrrrfttt8ttt6sss8sssavvv0sst2rss3vvv0vvv2
  vvv0*12,uvv0ttu2tuu2uuu0*2,tuu1vvv0*4,vvv2
  vvv0*12,uuu1qrr6qrr5qrr6stt3tuu1vvv0*4,vvv2
  uvv1vvv0*21,uuu1
expired 358x154
~ EO9I vjPI H25N yzhh TVkx ao40 idQG eu6D xUvv JJxi q8vX G9V8 oj3U tb3i DM9C 7xhj 11dc Zqrh a7UX 0TWB
~ uJvU URtX xDUB kTeY WTWB q8vX S7La yzhh
  qrrarssbrss7uvv0*20,
  uuu0*22,uvv0
  vvv0*15,vvv1vvv0uuv0vvv0*4,uvv2
  vvv0*8,tuu6sst9rss9sstdrrrdqrr7ppqdppqemnndnopdvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0uvv0*2,vvv0vvv2
  vvv0uuu4vvv0*12,uuu5ttt4uvv2ttt4vvv0pqr5pqq4vvv0vvv2
  vvv0*7,ttt9rsscsss7sstasttasssarrrcsst8stt8ttt6qrrevvv0stt1rss1vvv0vvv2
  vvv0*10,uvv0tuu1ttu3ttt3tuu1*2,tuu2*2,vvv0*4,vvv2
  vvv0*10,uuu1pqr7qrr8qrr9pqqaqrr8stt4ttt2vvv0*4,vvv2
  uvv1vvv0*21,uuu1
cancelled 358x177
~ EO9I vjPI D7kb yzhh TVkx ao40 idQG eu6D xUvv JJxi q8vX 7Q-E oj3U tb3i DM9C 7xhj x5g6 TQG7 a7UX 0TWB
~ uJvU qlku rFLK kTeY WTWB q8vX S7La yzhh
  rssarss8qrrcstt4uvv0*19,
  uuu0*22,uvv0
  vvv0*15,vvv1vvv0uuv0vvv0*4,uvv2
  vvv0*8,vvv2stt6sst9sstcqrreqrr7ppqdppqemnndnopdvvv0*4,vvv2
  vvv0*14,tuuauuu5ttt9ttt7vvv0*4,vvv2
  vvv0*10,vvv1vvv0*3,uuu5ttt4uvv2ttt4vvv0tuu0*2,vvv0vvv2
  vvv0uuu4vvv0*2,stt6qrrfsttarsscstt9*2,rrsfrssattt9sss9sttbsss7ttt9rrscvvv0opq7mnobvvv0vvv2
  vvv0*14,sttasssasssfrss9vvv0uuu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*11,pqrbpqqcpqq7qrraprr6rss7stt4vvv0*4,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
ready-several 358x511
~ EO9I vjPI CNvP yzhh lswt 0NMT UfSI 17Oq f4qf 67fY IrjG 63Sa jO5X s9W4 -K4x g_9F Gkej YI_9 r8mI hty3
~ woat iB3- oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i FKf_ tLGJ kK9Y ygbm LpsH rlq4 JWih hty3 woat iB3- oj3U
~ tb3i bDl2 q6Oo 76hS TQG7 GI3i FKf_ tLGJ DF35 3E3m G858 Cj5H JWih hty3 woat iB3- oj3U tb3i bDl2 q6Oo
~ 76hS TQG7 GI3i FKf_ tLGJ DF35 3E3m G858 PWJh
  rss9qrrdrss6rss9*2,uvv0*18,
  uut0utr0*20,uur0uvv0
  vto2vuq0*21,vsl6
  vto1vuq0vtq2usp5tsp7vtq3utq5vuq0utq4vtq4vtq1utp4vuq0rqo7pomfutp3oolgsro9qpnaqpn7pom9vtq1vrj4
  vto1sroaqpnctso6tsp7rqnasro8*2,rqnctroasro9usp5vtq1ool9pom5ppm6ppm7sro4onlbppm6*2,vtq0vrj4
  vto1vuq0*15,utq1rqn2rqo2vuq0*3,vrj4
  vto1vuq0*15,utq1iihflljeqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*3,sk43qi4b*2,oh4aph4atk57pi4eul53qi4dsk57tk55ng39vm50*4,vsl1vrj4
  vto1vn81vm50*3,ul51tl52*2,sk52ul52rj47sk53sk56sj42sk43ul51rj42vm50*4,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vuq1vvt0*21,vsl5
  vus2uvv2uvv0*3,vvv2vvv0*4,vvv2uuu7tuu8sss7qqqcpqqhnoocnoodvvv0vus0*2,vvv0vsn5
  vus2uvv6pqqgoppesssduvv6vvv0*2,uuu2ttt5stt7tuu5ttt7sst3stt5sss5rrr5ttt5vvu0qniarojcvvu0vsn5
  vus2uuu4uuu2uvv0*2,vvv3stt9rrresttdrrshrssfuuu5sss8sttcrssbsst7stt8rssevvv0vuq0utp1vvv0vsn5
  vus2vvv0*6,vvu2uts6uts7*2,uut5vvu3vvv1vuu5vvv1*2,vuu4vvv0*4,vsn5
  vus2vvv0*6,vvu2uut6uts8*2,utt5usrauts6uts8trqcuts6uts9vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv1uvv0*3,vvv1vvv0*5,vvv3vvv2ttt5rss7rrscpqq7pqq8vvv0vvt0*2,vvv0vsn5
  vus2uvv6rrrcqqrcsttbuvv6vvv0*2,uuu2stt5stt8sttarsscrss5qrraqqraoppaqrravvu0roj8spl8vvu0vsn5
  vus2uuu5stt6ttt1uuu1uvv5tuu6rssdtttdrssgrssfuuu5sst7tttbsssasst7stt8rssevvu0usp2trn4vvu0vsn5
  vus2vvv0*5,uuu2vvv1vvv0uuu3vvv0vvv1*2,vvv0vvv2vvv0*2,uvv1vvv0*4,vsn5
  vus2vvv0*6,uvv3ttt9rssettt9ttt6rssdstt8sssdrrsfttt7tttcvvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0uvv0*3,vvv0*8,uuu2tuu2ttu5rss3rss2vvv0vvu0*2,vvv0vsn5
  vus2uvv6ttt8stt9tuu8uvv6vvv0*2,uuu2stt5sst9sssdrrrfqqr8oppfnophmnneoppfvvu0spl6trm6vvu0vsn5
  vus2uuv6rss9rss5uuu4uvv5uuu4sssbtttcssserssfuuu5sst7tttasst9sst7stt8rssevvu0trn4sql6vvu0vsn5
  vus2vvv0uvv0*3,vvv0uuu5vvv3vvv1uvv3vvv0*2,vvv1*2,vvv2vvv0*7,vsn5
  vus2vvv0*6,uvv3ttt9qqrgttt8sssarssestt8ssserssdttt7sssdvvv0*4,vsn5
  vus2vvv0*14,vvv1vvv0*6,vsn5
  vtq3vvu0*20,vus1vto5
ready-one 358x314
~ EO9I vjPI VANI yzhh lswt 0NMT UfSI 17Oq f4qf 67fY IrjG CZTW jO5X s9W4 -K4x g_9F wBOz YI_9 r8mI hty3
~ woat iB3- oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i kK9Y ygbm LpsH rlq4
  rss9qrrdsss7stt6uvv0*19,
  uut0utr0*20,uur0uvv0
  vto2vuq0*21,vsl6
  vto1vuq0vtq2usp5tsp7vtq3utq5vuq0utq4vtq4vtq1utp4vuq0rqo7pomfutp3oolgsro9qpnaqpn7pom9vtq1vrj4
  vto1sroaqpnctso6tsp7rqnasro8*2,rqnctroasro9usp5vtq1ool9pom5ppm6ppm7sro4onlbppm6*2,vtq0vrj4
  vto1vuq0*15,vtq0tro3rqo2vuq0*3,vrj4
  vto1vuq0*15,utp2ijhflljeqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*4,sk53qi4bpi4cng3aoh4bsk56qi4crj4bsj45ph48vm50*5,vsl1vrj4
  vto1vn81vm50*5,ul51*2,tk51ul51sk55tk51tl52tl51sk52vm50*5,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vuq1vvt0*21,vsl5
  vus2vvv0*9,vvv2uuu7tuu8sss7qqqcpqqhnoocnoodvvv0vus0*2,vvv0vsn5
  vus2vvv0*7,uuu2ttt5stt7tuu5ttt7sst3stt5sss5rrr5ttt5vvu0qniaqnicvvu0vsn5
  vus2vvv0*5,stt9rrresttdrrshrssfuuu5sss8sttcrssbsst7stt8rssevvv0vur0vtq0vvv0vsn5
  vus2vvv0*6,vvu2uts6uts7*2,uut5vvu3vvv1vuu5vvv1*2,uut5vvv0*4,vsn5
  vus2vvv0*6,vvu2uut6uts8*2,utt5usrauts6uts8trqcuts6utt8vvv0*4,vsn5
  vus2vvv0*21,vsm6
  vtq2vtq0*20,vtp1utr2
ready-claiming-all 358x542
~ EO9I vjPI BDHH yzhh lswt 0NMT UfSI 17Oq f4qf 67fY IrjG 63Sa jO5X yuS7 R7QM -K4x g_9F Gkej l-ne YI_9
~ r8mI hty3 woat iB3- oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i BJZY M_Ed kK9Y ygbm LpsH rlq4 JWih hty3 woat
~ iB3- oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i BJZY M_Ed DF35 3E3m G858 Cj5H JWih hty3 woat iB3- oj3U tb3i
~ bDl2 q6Oo 76hS TQG7 GI3i BJZY M_Ed DF35 3E3m G858 PWJh
  rss9qrrdsss8qrrcrssdqrr6stt7uvv0*16,
  uut0utr0*20,uus0uvv0
  vto2vuq0*20,vtq0vsm5
  vto1vuq0vtq1utp4usp5vtq2vtq3vuq0vtq2vtq3vtq0utq3vuq0sro5qpmdvtq2ppmesro8rqn8rqn5qpm7vtq0vrj4
  vto1sroaqpmdtro6sro9rqnasroasro8qqnesrobrqoatsp6vtq1nnlbonl7pom7pom9sro6nnkdpom8oom8vtq1vrj4
  vto1vuq0*15,vtq1sro1*2,vuq0*3,vrj4
  vto1vuq0*15,utq1hhggkljfqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*2,vl51oh4brj4aph4bng3aul54qi4dsk57rj4dtk55tl56lf3bvm51sk56vm50*3,vsl1vrj4
  vto1vn81vm50*3,tk52tl51tk53tk52sk55sj43sk56sk52rj42vm52qi44vm51tl52vm50*3,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vto1vuq0*13,tsp6sro8tsp7srobsro8srofsro9vtq1vrj4
  vto1vuq0*19,vtq1vuq0vrj4
  vur1vvu0*21,vsm5
  vus2uvv0uuu0*3,vvv0*3,vvv1vvv2uvv4tuu9ttt9sss8pqqeoppjmnne*2,vvv0vus0*2,vvv0vsn5
  vus2tuu0pqqaoqq9rss8uvv0vvv0*2,uvv1ttu3ttt5uuu4ttu5stt2ttt3*2,rss3tuu3vvu0qniaqnicvvu0vsn5
  vus2uuu0tuu0uuu0*2,vvv0stt9rrresttdrrshrssfuuu5sss8sttcrssbsst7stt8rssevvv0vur0vtq0vvv0vsn5
  vus2vvv0*6,vvu3uts7uss9uts9utt6vuu4vvv1vut7vvv2vvv1uut5vvv0*4,vsn5
  vus2vvv0*6,vvv2vut5uts6*2,uut4uss9uts6utt6trqcutt5utt8vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0uvv0*3,vvv0*5,vvv1vvv4uuv4stt6rrr9qrrdopp9*2,vvv0vvt0*2,vvv0vsn5
  vus2tuu0pqq9oqq9rss8uvv0vvv0*2,uuu2stt5stt8ttt9sssbrss4rss8rrr9pqq8rss8vvu0roj9rojavvu0vsn5
  vus2uuu0tuu1tuu0*2,vvv0ttt8rrresttdrrshrssfuuu5sss8sttcrssbsst7stt8rssevvv0vtq1usp2vvv0vsn5
  vus2vvv0*5,vvv1vvv0*2,uuu4vvv0vvv1*2,vvv0vvv2vvv0*2,uuu2vvv0*4,vsn5
  vus2vvv0*6,uvv3ttt9ssscttt9ttt6ssscstt8sttbrrsettt7tttbvvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*12,tuu3ttt4stt7rrr5qrr4vvv0vvu0*2,vvv0vsn5
  vus2tuu0rss6qrs7rss6uvv0vvv0*2,uuu2stt5sst9sssdrrrerrr7pqqdoppfnnocpqqevvu0spk7sqm7vvu0vsn5
  vus2tuu0rss4rss1stt1vvv0uuu5rssctttcsssfrssfuuu5sst7tttasssasst7stt8rssevvu0uso3sqm5vvu0vsn5
  vus2vvv0*5,uuu4vvv1*2,vvv2vvv0*2,vvv1*3,vvv0*7,vsn5
  vus2vvv0*6,uvv3ttt9qqrgttt9sssarssestt8ssserssettt7sstdvvv0*4,vsn5
  vus2vvv0*21,vsn5
  vtq3vus0*20,vur1vtp5
all-claimed 358x595
~ EO9I vjPI K0kY yzhh V0Gj 7edI Xq68 mMV_ J-dL itez xkis 42Db 63Sa jO5X nSBN imOZ 0Z1x 7tb0 hO36 mCuO
~ oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i 0Z1x 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i 0Z1x 7tb0
~ hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 GI3i eOW- LXnC YI_9 0Z1x 7tb0 hO36 mCuO yzhh njMi A6k9 cP71
~ jpvq BBLV Vrlk wN7c omiN
  rsscrssarrsdrrs9uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0qts4orpbnrpbpsq7orpcpsq5osqauvu0vvv0*4,ttt5qqrapqqestt5opphuuu5rssbstt5uuu5vvv2
  vvv0sut2sut1rts3sut1sts2sut0sut3uvv0vvv0*4,oppcqqq4ttt6oppbpqq6pqq7stt7noobuuu3vvv2
  vvv0*22,vvv2
  vvv0*16,vvv1klmcmnndttu7ttt5uuu1vvv2
  vvv0*16,vvv1qqq6pqq6stt8sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0*10,stt7rrrfsss6ttt5rssbqrrgtttaqrrdqrrerrrfrsseuuu4vvv2
  vvv0*13,vvv1vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*8,vvv2stt5sst9sstcqrreppqamnoimnnkijkikllivvv1rss2stt2vvv0vvv2
  vvv0*7,vvv1vvv5uvv4uuu5vvv0vvv1vvv4vvv0vvv1*2,vvv3vvv0nqq8jnncvvv0vvv2
  vvv0*6,stt9rssctuu8sssdstt8uuu5sst7ttt9rsscstt5ttt7sst8vvv0uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,vvv1vvv3uuu4stt6rrr9rrrcopp9*2,vvv1uuu0*2,vvv0vvv2
  vvv0*8,vvv2stt6stt8ttt8rssasss4rrs9rrr8pqq8rrs9vvv0mop9koocvvv0vvv2
  vvv0*6,ttt8rrresttdrrshrssduuu5sss7sttersscstt7stt8rssbvvv0stt1rss2vvv0vvv2
  vvv0*6,vvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*8,vvv2stt6sst9sstcqrreppqamnoimnnkijkikllivvv1qrs3qss3vvv0vvv2
  vvv0*6,vvv1uuu5uuu7*2,tuu8vvv2uuu3uuu7uuu3uuu4vvv3uuu6vvv0oqr7knobvvv0vvv2
  vvv0*6,ttt8sst9uuu6ttt9ttu5uuu3ttt4uuu6stt9tuu3ttt5*2,vvv0*2,uvv0vvv0vvv2
  vvv0*22,vvv2
  vvv0*15,sss8sssdrrscpqqhqqrdttt7uuu6vvv2
  vvv0*14,vvv1pqqarrr8sss9qqr7qrr8qqr9uuu4vvv2
  vvv0*22,vvv2
  vvv0vvv1*3,uuu1vvv0*7,ttu7qrrdnookssteppqjoopjvvv0rss2stt2vvv0vvv2
  vvv0ppqgqqrfopphnooivvv0*6,uuu3rss7rssbttu6rss9uuu4vvv1vvv0nqq8jnncvvv0vvv2
  vvv0*11,uuu5sst7ttt7sss8sstasttasst8vvv0uvv0*2,vvv0vvv2
  vvv0tuu0*6,jmn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv07df619c0*18,2ac0prr5vvv2
  vvv03bd619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,mpp6vvv2
  vvv05ce619c0*10,1ac119c0*8,oqq5vvv2
  vvv0uuu0stt0*19,vvv0uvv2
  uuu0*21,uuu1uvv0
totals 358x28
~ EO9I vjPI rxqu yzhh
  rrrbrrsbuuu0uvv0*20,
  uvv0*23,
totals-none 358x28
~ EO9I vjPI z1py yzhh
  rrrbrrsbsss8rrsauuu1uvv0*18,
  uvv0*23,
visitor 358x397
~ EO9I vjPI EMUO yzhh ZcsB yzhh RC80 JGIL i9IY afL9 hm1- TUEG Nf9b IrTT
  rssbrrrbtuu1uvv0*20,
  stt1oqq0*4,qss1tuu0*10,stt1oqq0*4,qss1uvv0
  6cd518a0*4,dij5ptt0*10,mpq518a0*5,eijd
  39b518a0*4,kop5ptt0*10,pst04bc418a0*4,5bde
  39b518a0*3,8df4pst0ptt0*4,qsr0rro0ptt0*5,hlm518a0*4,5bde
  39b518a0*2,5bd2nrr2ptt0*5,tpf1vm60pst0ptt0*4,pst0chj418a0*3,5bde
  39b54bc1dik2oss1ptt0*6,qsr0rsp0ptt0*7,ino27df118a05bde
  pss0ptt0*7,qtt0uvv0vvv0*3,rtu0ptt0*7,pst0prs1
  pst0ptt0*7,uvv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  cln2bln0*7,cln0*7,bln0*7,emo6
  7jl36ik0*21,akm8
  ors1nrs0*21,ors4
  vvv0*5,uuu5ttt6ttt4vvv0*2,vvv2vvv0uvv2*2,vvv1vvv0uuu5vvv1*2,vvv0*2,vvv1vvv2
  vvv0*4,oppamnnhjklkklmioppapqqclmndklmdpqqbmnnljkldnooannokppqelmnflmmbnoocstt7vvv2
  vvv0*9,uuu1vvv0*3,uuu2vvv0*3,uuu1vvv1vvv0*3,vvv2
  vvv0*3,vvv2qqrgqrrdsss8qrrcttt9rssbqrrfsssesst7rss9stt9pqqkrrrbttt8sss9rrr8rrscuuu3vvv2
  vvv0*4,vvv2vvv0uuu3vvv1vvv0vvv2vvv0*3,vvv1vvv0*3,uuu3vvv0vvv1vvv0*2,vvv2
  vvv0*14,vvv1qrrgrss9rsscstt6qrrfrrsetuu5vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1uvv0*7,uvv2vvv0lop1kno0*7,loo0uvv1vvv2
  vvv0*2,uvv6vvv0*2,uvv3vvv0uvv3*2,uuu4vvv0prr819c02ac11ac1*2,2bd42ac319c02ac219c0mpp6vvv2
  vvv0*2,uvv7vvv0rrr8pqqepqq8rrrcpqqbrssdvvv0pqr919c07dfbaghc7ef96dfeaghe9fh96df819c0mpp6vvv2
  vvv0*2,vvv3uvv0*7,uuu2tuu3agh19fg0*7,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
empty 358x805
~ EO9I vjPI ZL0i yzhh V2yM yzhh 07TJ _x2H uw3R ZcsB yzhh RC80 JGIL i9IY Iefa hm1- TUEG 7SiY V0Gj Ikey
~ YI_9 0Z1x 7tb0 hO36 mCuO yzhh njMi 7iKp cP71 jpvq T1j4 7tb0 hO36 mCuO yzhh njMi 7iKp cP71 jpvq T1j4
~ 7tb0 hO36 D4DG yzhh hf9w 7iKp cP71 Ds2S
  rss9qrrbttt4uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  uvv0*14,stt4rss7pqqcsss7qrr8rss7qrr8rrrapqqi
  uvv0*18,uuu1uvv0*4,
  fik46ce06cd0*3,fjk4qtt0*10,mpq46cd0*4,8df1npq7
  39b518a0*4,glm5ptt0*10,pss228b218a0*4,5bde
  39b518a0*3,3ac2oss1ptt0*11,bgi518a0*4,5bde
  39b518a0*3,ino4ptt0*5,sqi0una0pst0ptt0*4,ors15bd318a0*3,5bde
  39b518a05bd2jno3ptt0*6,rrm0tpg0ptt0*6,ors19fg218a0*2,5bde
  glm2kop1pst0ptt0*6,rtu0uvv0*2,suu0qtt0ptt0*6,mqr1glm0hlm6
  pst0ptt0*7,suu0vvv0*4,uvv0qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  jpq1ipq0*6,jpq0mqr0*6,kqr0ipq0*7,kpq3
  7jl36ik0*21,akm8
  fno2emo0*21,gnp6
  vvv0*22,vvv2
  vvv0*10,rrrcmnncrss8noohkmmqklmlnoobttt5oopfmnniqrratuu5vvv2
  vvv0*10,uuu0stt1uuu1sss1ttt1*2,ttt2sss6pqq7sst1ttt2vvv0vvv2
  vvv0*4,uuu6*2,uuu2uuu4vvv3vvv1uuu8vvv4vvv2vvv1uuu3tttbuuu4vvv1uuu4uuu2uuu5vvv0vvv2
  vvv0*3,vvv2rrsbsss7sss8rss9tuu6rrsbsst7tttattt5rssatuu5sst8stt6stt9tuu4sss7stt7uuu2vvv2
  vvv0*14,vvv1rrsesss7rrsdstt6rsscrrseuuu3vvv2
  vvv0*15,uvv3vvv1vvv0*2,uvv3vvv0vvv1vvv2
  vvv0*22,vvv2
  vvv0*10,vvv24bd219c0*8,2ac0prr5vvv2
  vvv0*10,tuu619c04bd37eg77eg8aghl9fhe9fhb5de96df919c0mpp6vvv2
  vvv0*10,uvv32ac11ac02ac2*2,19c02ac32ac219c01ac119c0oqq5vvv2
  vvv0*11,tuu0stt0*9,vvv0uvv2
  uuu0*22,uvv0
  uvv0vvv0*21,uuu1
  vvv0*13,uuu4uuu3tuu5ttt5sssbttt6ttt3uuu3*2,vvv2
  vvv0*13,oppcmnogmnoepqqflmnjklljmnoamnnfsss8vvv2
  vvv0*22,vvv2
  vvv0*14,uvv3vvv1*2,vvv2vvv0*4,vvv2
  vvv0rssbsssbqrrcpqqdvvv0*7,rssaoopkopphrrrgoppjopphvvv0oqq6oqr7vvv0vvv2
  vvv0sst6ttt5stt6sss7vvv0*6,uuu3sst6tttcsst9stt7stt8rssbvvv0qss3npq7vvv0vvv2
  vvv0*12,vvv1*2,uvv3vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*12,uuu5sss9oppjtttbqrrgpqqhvvv0ttt0tuu0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,ttt5rssbuuu1ttt6ttt5uuu2vvv0mppaimnevvv0vvv2
  vvv0*11,uuu3sss7sttdrsscstt7stt8rssbvvv0uuu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1*3,vvv0*5,vvv2
  vvv0ttt6ttu7uuu7uuv1uuu4vvv0*6,vvv1noohoppppqqdppqkppqdvvv0prr7prr4vvv0vvv2
  vvv0rrs9qrrbrss8qqrcttu3vvv0*5,vvv3ttt5ttubttt7ttt5tuu6sttavvv0prr7prr4vvv0vvv2
  vvv0*12,uuu2uuv3uuu4uvv1uuu1uvv1vvv0*4,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
loading 358x1308
~ EO9I vjPI A12_ yzhh V2yM yzhh 07TJ yzhh Zwkk uw3R 2IKY 2IKY 5sBS 2IKY
  qrrbqrrdrss7uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrr9oppapqq8stt2uvv0
  uvv0*17,nopaklmdfhicjllbjklajklf
  uvv0*17,pqq6uuu0uvv0*4,
  stt0*22,tuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  tuu0stt0*20,ttt0uuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0*22,tuu0
  uvv0*23,
  tuu0*22,uuu0
  rss0*23,
  rss0*23,
  ttt0stt0*21,tuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,tuu1
failed 358x267
~ EO9I vjPI hDFO yzhh V2yM yzhh 07TJ 2gEu 2GD4 BYO0 eOW- IQlK
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  uvv0vvv0*21,uuu1
  vvv0*10,vvv1ttt6uuu5uuu2vvv0uvv2vvv0*2,vvv2ttt7vvv0vvv1vvv2
  vvv0*9,vvv2lmndmnnkjklkmnnboppbmnnhlmnclmn8rrr9mnohlmn8stt7vvv2
  vvv0*6,uuu5vvv2vvv1uvv5vvv0uvv4vvv0vvv2vvv1ttu4vvv1vvv0uuu3uuu6uuu4vvv0vvv2
  vvv0*3,sst6sst9rssbttt7rsscstt8rrrfsss6stt9sss8rsscttt7qrrbrrs8sst7sst8rssbsss8uuu3vvv2
  vvv0*19,vvv3tttbuuu4vvv2
  vvv0*19,tuu6ttt4vvv0vvv2
  vvv0*14,uvv3uvv0*6,vvv2*2,
  vvv0*14,uvv7pqqknooioppeqqrjopphsttcuvv7vvv2
  vvv0*14,uvv3uvv0*5,uuv0vvv2*2,
  uvv1vvv0*21,uuu1
failed-in-part 358x524
~ EO9I vjPI dv_Z yzhh V2yM yzhh 07TJ r5qZ uw3R Mdgg 8gZp hp-I 7YVu wvsM Kco5 CyHY IRXG CyHY OGyK E9dD
~ oVN5 YI_9 idQG eu6D xUvv 7tb0 hO36 mCuO oj3U tb3i bDl2 q6Oo 76hS TQG7 a7UX 0TWB uJvU nRWJ Aud5 kTeY
~ FaVb 7qme q8vX S7La yzhh
  qrrdqrrbsssarss8sss8uvv0*18,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*3,uuu0uvv0*2,uuu0uvv0*10,qrr6uuu0uvv0uuu1uvv0*2,
  uvv0ttt4qrr7qrrcrss8rrs9pqqbrrs8pqqfrss8rss5sss6qrrcqrraqrrerss7qrr9rss8rrs7qrreopqgqqrcqrra
  uvv0*23,
  vts0vtr0*21,vts0
  vtr0*2,tqo8somctpm8uqo6tqn6urp5spmdtqn9tpnbspmbtpm9tqnctpmasoletpmduro7tpn6tqo6tpmburo6vtr0
  vtr0*3,vsq1vtr0*2,usq2vsr1vtr0*3,vsq1vtr0*2,vtr1vtr0*2,usq2vtr0vsq1vsr1vtr0*2,
  vtr0*14,uro6som9spmaspm9spn8rolaspn8uro7vtr0
  vtr0*14,usq5trp6trq6usq1sqpatrq6trq4usq5vtr0
  vtr0*14,usq5sqp6pondpon8rqoarpoasqp8usq5vtr0
  vts0vtr0*14,usr0*6,vtr0vts0
  uvv0*23,
  uvv0*23,
  uvv0*13,uuu0uvv0uuu0uuu1*2,uvv0uuu0*2,tuu2uvv0
  uvv0*13,stt5pqqcpqqdqrrdpqqbuuu1stt4pqqfoppiuvv0
  uuu0*19,stt0*4,
  uuu0*22,uvv0
  tuu0stt2tuu0*15,ttt0*2,sst3tuu0stt1tuu1
  tuu0rss4tuu0*15,qrr6opqboppapqq8rss3ttt1
  uuu0*22,tuu1
  vvv0*11,vvv3vvv2ttt5rss7rssapqq8pqq7vvv0*4,vvv2
  vvv0*8,vvv2stt6stt8ttt9rrsbrss5qrraqrr9oppaqrravvv0*4,vvv2
  vvv0*14,sssfrss9sstbrrsbvvv0*4,vvv2
  vvv0*3,vvv2*2,uuu5stt7vvv0uuu3vvv2ttu7vvv3uuu5tuu7vvv3tuu7uuu4uuu5vvv0qrs3qss3vvv0vvv2
  vvv0uuv4vvv0vvv1tuu7uuu5ttt5tuu6stt5ttt7uuu4sst8ttt6stt6ttt8stt6ttt8stt6vvv0oqr7knobvvv0vvv2
  vvv0*13,vvv1sssbsttcrsscrssevvv0*2,uvv0vvv0vvv2
  vvv0*10,ttt2*2,tuu1stt3tuu2*4,vvv0*4,vvv2
  vvv0*10,rss5qrr8prrapqraqrr7oqq8rss6rss4vvv0*4,vvv2
  vvv1vvv0*21,uuu1
